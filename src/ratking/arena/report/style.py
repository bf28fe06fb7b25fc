"""How a report looks: parchment by day, candle-light at night, readable on paper and phones."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper-0: #EDE1C6; --paper-1: #F8F1E0; --paper-2: #FFFBF1;
  --line: #DCCCA9; --line-strong: #B49C6C;
  --ink: #2A2017; --ink-2: #574630; --ink-3: #725E40;
  --accent: #8C2B20; --gold: #8A5A00; --tint: 140 43 32;
  --serif: "IM Fell English", "EB Garamond", Garamond, "Hoefler Text", "Iowan Old Style",
    "Palatino Linotype", Palatino, Georgia, serif;
  --sans: "Alegreya Sans", Optima, Candara, "Gill Sans", "Segoe UI", system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper-0: #14100C; --paper-1: #201912; --paper-2: #2C2319;
    --line: #40331F; --line-strong: #77603C;
    --ink: #F5E8CB; --ink-2: #D2BE95; --ink-3: #AE9A72;
    --accent: #F0B24A; --gold: #F0C26A; --tint: 240 178 74;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; padding: 36px 24px 72px; background: var(--paper-0); color: var(--ink);
  font: 16px/1.5 var(--sans); font-feature-settings: "lnum", "tnum";
}
.page { max-width: 1040px; margin: 0 auto; }
h1, h2, h3 { font-family: var(--serif); font-weight: 400; line-height: 1.15; margin: 0;
  text-wrap: balance; font-feature-settings: "lnum"; }
h1 { font-size: 46px; }
h2 { font-size: 30px; margin: 48px 0 16px; padding-bottom: 8px;
  border-bottom: 1px solid var(--line-strong); }
h3 { font-size: 22px; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, .scroll:focus-visible, summary:focus-visible {
  outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
.lead { font-size: 18px; color: var(--ink-2); margin: 8px 0 0; }
.about { color: var(--ink-2); margin: 4px 0 12px; max-width: 68ch; }
.unfinished { color: var(--accent); font-weight: 700; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; padding: 0;
  margin: 18px 0 0; }
nav a { display: inline-block; padding: 8px 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px;
  margin: 24px 0 0; padding: 0; }
.facts div, .panel { background: var(--paper-1); border: 1px solid var(--line);
  border-radius: 12px; padding: 16px 18px; }
.facts div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.facts dt { color: var(--ink-2); font-size: 14px; line-height: 1.3; }
.facts dd { margin: 0; font-size: 26px; font-weight: 800; line-height: 1.25; }
.panel { margin: 0 0 18px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 7px 14px 7px 0; text-align: right; white-space: nowrap; vertical-align: middle; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--ink-2); font-weight: 500; font-size: 14px; vertical-align: bottom;
  white-space: normal; line-height: 1.25; min-width: 66px; }
thead > tr > * { border-bottom: 1px solid var(--line-strong); }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody th { font-weight: 600; }
.text, tbody th { text-align: left; }
td.drawn { width: 34%; min-width: 170px; padding: 0 14px; }
td.drawn:last-child { padding-right: 10px; }
.range { color: var(--ink-3); font-size: 14px; padding-left: 6px; }
.strong { font-weight: 700; }
svg { display: block; overflow: visible; }
.axis { fill: var(--ink-3); font: 12px var(--sans); }
.grid { stroke: var(--line); stroke-width: 1; }
.mark { stroke: var(--gold); stroke-width: 1.5; stroke-dasharray: 3 3; }
.reach { stroke: var(--ink-2); stroke-width: 2.5; stroke-linecap: round; }
.dot { fill: var(--accent); stroke: var(--paper-1); stroke-width: 1.5; }
.bar { fill: var(--accent); }
.matrix td { text-align: center; border-left: 1px solid var(--line); padding: 9px 12px; }
.matrix thead th { text-align: center; }
.matrix .self { color: var(--ink-3); }
.matrix small { display: block; color: var(--ink-2); font-size: 13px; }
code { display: block; background: var(--paper-2); border: 1px solid var(--line); padding: 12px;
  border-radius: 8px; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Menlo, monospace; }
.notes p { max-width: 68ch; margin: 0 0 12px; }
.notes dt { font-weight: 700; margin-top: 12px; }
.notes dd { margin: 0; max-width: 68ch; color: var(--ink-2); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 700px) {
  body { padding: 18px 12px 48px; }
  h1 { font-size: 34px; } h2 { font-size: 26px; margin-top: 36px; }
  .facts { grid-template-columns: 1fr 1fr; } .facts dd { font-size: 22px; }
  .panel { padding: 12px 12px; }
  .findings { display: block; }
  .findings thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); }
  .findings tbody { display: block; }
  .findings tr { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 10px 0;
    align-items: baseline; }
  .findings tr + tr { border-top: 1px solid var(--line); }
  .findings tr > * { border: 0; padding: 0; text-align: left;
    white-space: normal; }
  .findings tbody th { flex: 1 1 100%; }
  .findings td.drawn { flex: 1 1 100%; padding: 0; }
  .findings td[data-title]::before { content: attr(data-title) " ";
    color: var(--ink-3); font-size: 14px; font-weight: 400; }
}
@media print {
  body { background: #fff; padding: 0; } .panel { break-inside: avoid; } nav { display: none; }
}
"""
