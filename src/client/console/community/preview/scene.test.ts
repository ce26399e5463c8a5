import { expect, test } from "vitest";
import { themeColours } from "../../../../shared/theme/themeColours";
import { sceneTheme } from "./scene";

const COLOURS = {
  mainColor: "#0a7d5a",
  mainColorText: "#ffffff",
  buttonColor: "#e8770f",
  textColor: "#232936",
  backgroundGradientColor1: "#f6f7f9",
  backgroundGradientColor2: "#eceef2",
};

test.each(["light", "dark"] as const)("the preview has the colours that members get, in the %s", (mode) => {
  expect(sceneTheme(COLOURS, mode)).toMatchObject({ ...themeColours(COLOURS, mode) });
});

test("a half typed colour is as good as none", () => {
  const { mainColor: _, ...others } = COLOURS;
  expect(sceneTheme({ ...COLOURS, mainColor: "#0a7" }, "light").bar).toBe(themeColours(others, "light").bar);
});

test("an empty address is no image, and the logo is on top unless it is placed", () => {
  const theme = sceneTheme({ ...COLOURS, logo: "", headerImage: "/files/1" }, "light");
  expect(theme).toMatchObject({ logo: null, headerImage: "/files/1", logoPosition: "TOP" });
});
