import { present } from "$lib/sure.ts";
import { letters } from "./styles/fonts.ts";
import "./styles/tokens.css";
import "./styles/site.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { alone } from "./api/door.ts";
import { followPush } from "./site/push.svelte.ts";
import { followLinks } from "./site/router.svelte.ts";
import { followSettings } from "./site/settings.svelte.ts";
import { followLanguage, speak } from "./words/words.svelte.ts";

followSettings();
followLinks();
await Promise.all([speak(), letters()]);
followLanguage();
if (alone) void navigator.serviceWorker?.register("/site.js");
else followPush();
mount(App, { target: present(document.getElementById("app")) });
