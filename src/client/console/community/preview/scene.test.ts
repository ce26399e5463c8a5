import { expect, test } from "vitest";
import { brandColours } from "../../../../shared/theme/brandColours";
import { sceneLook } from "./scene";

const COLOURS = {
  mainColor: "#0a7d5a",
  mainColorText: "#ffffff",
  buttonColor: "#e8770f",
  textColor: "#232936",
  backgroundGradientColor1: "#f6f7f9",
  backgroundGradientColor2: "#eceef2",
};

test.each(["light", "dark"] as const)("the preview has the colours that members get, in the %s", (mode) => {
  expect(sceneLook(COLOURS, mode)).toMatchObject({ ...brandColours(COLOURS, mode) });
});

test("a half typed colour is as good as none", () => {
  const { mainColor: _, ...others } = COLOURS;
  expect(sceneLook({ ...COLOURS, mainColor: "#0a7" }, "light").bar).toBe(brandColours(others, "light").bar);
});

test("an empty address is no image, and the logo is on top unless it is placed", () => {
  const look = sceneLook({ ...COLOURS, logo: "", headerImage: "/files/1" }, "light");
  expect(look).toMatchObject({ logo: null, headerImage: "/files/1", logoPosition: "TOP" });
});
