/** How much room there is. */
const phone = matchMedia("(max-width: 699px)");
const desktop = matchMedia("(min-width: 1100px)");

let isPhone = $state(phone.matches);
let isDesktop = $state(desktop.matches);
phone.addEventListener("change", () => (isPhone = phone.matches));
desktop.addEventListener("change", () => (isDesktop = desktop.matches));

export const screen = {
  get phone(): boolean {
    return isPhone;
  },
  get desktop(): boolean {
    return isDesktop;
  },
};
