import { sceneOf } from "$lib/boxes/ratland/scene.ts";
import { expect, test } from "vitest";

const LINE = 50;

test.for([360, 400, 440, 520, 600])(
  "on a phone that leaves %i pixels to the board, no room lies under what counts twice",
  (h) => {
    const { double, rooms } = sceneOf(374, h, true);
    const covered = Object.values(rooms).filter(
      ({ y, h }) => y < double.y + LINE && double.y < y + h,
    );
    expect(covered).toEqual([]);
  },
);

test("where nothing counts twice, the rooms take all the height", () => {
  const [plain, parted] = [sceneOf(374, 440), sceneOf(374, 440, true)];
  expect(plain.rooms.pantry.h).toBeGreaterThan(parted.rooms.pantry.h);
});
