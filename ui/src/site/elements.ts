/** Where an event of the browser happened, as something that can be asked. */
export const elementOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target : null;

/** Whether an event happened within something that these selectors name. */
export const isWithin = (event: Event, selectors: string): boolean =>
  Boolean(elementOf(event.target)?.closest(selectors));

/** Let go of the focus. */
export function blur(target: EventTarget | null): void {
  if (target instanceof HTMLElement || target instanceof SVGElement) target.blur();
}
