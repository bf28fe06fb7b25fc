import "./styles/fonts.ts";
import "./styles/tokens.css";
import "./styles/site.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./site/router.svelte.ts";
import { followSettings, language } from "./site/settings.svelte.ts";
import { speak } from "./words/words.svelte.ts";

followSettings();
followLinks();
document.documentElement.lang = language();
await speak(["browser", "browser_learn"]);
mount(App, { target: document.getElementById("app")! });
