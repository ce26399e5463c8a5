import { describe, expect, test } from "vitest";
import { allowedDevices, deviceSplit } from "./deviceSplit";

describe("the devices of a study", () => {
  test.each([
    [{ desktopShare: 75, mobileShare: 25, sampleSize: 4 }, { desktop: 3, mobile: 1 }, "BOTH"],
    [{ mobileShare: 40, sampleSize: 10 }, { desktop: 6, mobile: 4 }, "BOTH"],
    [{ desktopShare: 50, mobileShare: 50, sampleSize: 5 }, { desktop: 3, mobile: 2 }, "BOTH"],
    [{ desktopShare: 100, mobileShare: 0, sampleSize: 9 }, { desktop: 9, mobile: 0 }, "DESKTOP"],
    [{ desktopShare: 1, mobileShare: 99, sampleSize: 4 }, { desktop: 0, mobile: 4 }, "MOBILE"],
    [{ desktopShare: null, mobileShare: null, sampleSize: 4 }, undefined, "BOTH"],
    [{ allowedDevices: "MOBILE", desktopShare: 75, mobileShare: 25, sampleSize: 4 }, undefined, "MOBILE"],
  ])("of %o are %o, on %s", (wishes, split, devices) => {
    expect(deviceSplit(wishes)).toEqual(split);
    expect(allowedDevices(wishes)).toBe(devices);
  });
});
