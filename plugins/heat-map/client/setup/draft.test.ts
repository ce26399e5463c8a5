import { expect, test } from "vitest";
import type { HeatMapImage } from "../../shared/api/schemas";
import type { HeatMapSettings } from "../../shared/api/settings";
import { faultOf, withChanged, withImage, withMoved, without } from "./draft";

const image = (id: string): HeatMapImage => ({
  id,
  title: id,
  instructions: "",
  image: `/files/${id}`,
  width: 10,
  height: 10,
  maxPositive: 5,
  maxNegative: 0,
  minPoints: 2,
  explanationRequired: false,
});
const SETTINGS: HeatMapSettings = {
  labels: { POSITIVE: "+", NEGATIVE: "-" },
  isRandomOrder: false,
  images: ["a", "b", "c"].map(image),
};
const ids = ({ images }: HeatMapSettings) => images.map(({ id }) => id).join("");

test("an image goes one place up or down, and nowhere beyond the ends", () => {
  expect([withMoved(SETTINGS, "b", -1), withMoved(SETTINGS, "b", 1)].map(ids)).toEqual(["bac", "acb"]);
  expect([withMoved(SETTINGS, "a", -1), withMoved(SETTINGS, "c", 1)].map(ids)).toEqual(["abc", "abc"]);
  expect(ids(without(SETTINGS, "b"))).toBe("ac");
});

const numbered = (place: number) => `Image ${place}`;

test.each(["img.png", "IMG_2031.jpeg", "DSC-0001.jpg", "Screenshot (3).png", "12.webp"])(
  "an image from %s is named by its place",
  (name) => {
    const picture = { url: "/files/x", width: 30, height: 20 };
    const { images } = withImage(SETTINGS, { mostImages: 4, askWhy: true }, { name, numbered, picture });
    expect(images[3]?.title).toBe("Image 4");
  },
);

test("a new image is named for its file and asks what the last one asked", () => {
  const { images } = withImage(
    SETTINGS,
    { mostImages: 4, askWhy: true },
    { name: "cartel_de-verano.final.png", numbered, picture: { url: "/files/x", width: 30, height: 20 } },
  );
  expect(images[3]).toMatchObject({
    title: "cartel de verano.final",
    image: "/files/x",
    width: 30,
    maxPositive: 5,
    minPoints: 2,
  });
});

test.each<[Partial<HeatMapImage>, string | undefined]>([
  [{}, undefined],
  [{ title: " " }, "heatMap.setup.noTitle"],
  [{ maxPositive: 0 }, "heatMap.setup.noPoints"],
  [{ minPoints: 6 }, "heatMap.setup.minAboveMax"],
])("with %j it says %s", (change, fault) => {
  expect(faultOf(withChanged(SETTINGS, "b", change))).toBe(fault);
});

test("without images there is nothing to save", () => {
  expect(faultOf({ ...SETTINGS, images: [] })).toBe("heatMap.setup.noImage");
});
