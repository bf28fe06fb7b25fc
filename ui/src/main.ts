import "./styles/tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./words/words.svelte.ts";

await speak("en", ["browser"]);
mount(App, { target: document.getElementById("app")! });
