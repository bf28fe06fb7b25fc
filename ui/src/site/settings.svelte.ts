/** What a person has chosen in this browser: name, look and speed; kept from visit to visit. */
import { present } from "$lib/sure.ts";
export type Theme = "system" | "parchment" | "night";

interface Settings {
  name: string;
  /** Whether the name was asked for, with or without an answer. */
  asked: boolean;
  /** What others at this screen are called, in the order in which they sit. */
  family: string[];
  theme: Theme;
  speed: number;
  lens: boolean;
  language: string;
  sounds: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Sounds have been offered, whatever the answer was. */
  offered: boolean;
  notices: boolean;
  /** The characters say a line now and then. */
  talk: boolean;
  push: boolean;
  /** Where games go on that were begun without a server. */
  server: string;
}

const KEY = "ratking";
const usual: Settings = {
  name: "",
  asked: false,
  family: [],
  theme: "system",
  speed: 1,
  lens: false,
  language: "",
  sounds: false,
  volume: 0.7,
  offered: false,
  notices: false,
  talk: true,
  push: false,
  server: "",
};
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
};
export const SPEEDS = [0.5, 1, 2, 3] as const;

/** The next speed, and after the fastest the slowest again. */
export const fasterThan = (speed: number): number =>
  SPEEDS.find((faster) => faster > speed) ?? SPEEDS[0];

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

let isDark = $state(dark.matches);
let isStill = $state(still.matches);
dark.addEventListener("change", () => (isDark = dark.matches));
still.addEventListener("change", () => (isStill = still.matches));

export const settings = $state<Settings>(kept());

function kept(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

/** The language of the page: the one that was chosen, or what the browser likes best of ours. */
export function language(): string {
  const liked = [
    settings.language,
    ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase()),
  ];
  return liked.find((name) => name in LANGUAGES) ?? "en";
}

export const look = {
  get night(): boolean {
    return settings.theme === "night" || (settings.theme === "system" && isDark);
  },
  /** What milliseconds are multiplied by: 0 where nothing may move. */
  get pace(): number {
    return isStill ? 0 : 1 / settings.speed;
  },
};

/** Keep the settings, and dress the page after them, as long as the page is open. */
export function followSettings(): void {
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset.theme = look.night ? "night" : "parchment";
      present(document.querySelector<HTMLMetaElement>("meta[name=theme-color]")).content =
        look.night ? "#201912" : "#f8f1e0";
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        return;
      }
    });
  });
}
