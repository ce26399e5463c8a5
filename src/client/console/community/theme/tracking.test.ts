import { expect, test } from "vitest";
import { withTracking } from "./tracking";

const VENDORS = [
  { name: "One", scriptHosts: ["one.example", "cdn.one.example"] },
  { name: "Two", scriptHosts: ["two.example"] },
];
const ONE = { trackingVendor: "One", trackingScript: "https://cdn.one.example/a.js" };

test.each([
  ["a vendor is chosen", {}, { trackingVendor: "Two" }, { trackingVendor: "Two", trackingScript: "https://two.example/" }],
  [
    "another vendor is chosen",
    ONE,
    { ...ONE, trackingVendor: "Two" },
    { trackingVendor: "Two", trackingScript: "https://two.example/" },
  ],
  ["none is chosen", ONE, { ...ONE, trackingVendor: undefined }, { trackingVendor: undefined, trackingScript: undefined }],
  [
    "an address of another's host is given",
    ONE,
    { ...ONE, trackingScript: "https://two.example/b.js" },
    { trackingVendor: "Two", trackingScript: "https://two.example/b.js" },
  ],
  [
    "an address is half typed",
    ONE,
    { ...ONE, trackingScript: "https://cdn.on" },
    { trackingVendor: "One", trackingScript: "https://cdn.on" },
  ],
  [
    "the address is cleared",
    ONE,
    { ...ONE, trackingScript: undefined },
    { trackingVendor: undefined, trackingScript: undefined },
  ],
  [
    "the vendor of an address that wasn't run is chosen",
    { trackingScript: "https://one.example/a.js" },
    { trackingScript: "https://one.example/a.js", trackingVendor: "One" },
    { trackingScript: "https://one.example/a.js", trackingVendor: "One" },
  ],
  ["something else is changed", ONE, { ...ONE, title: "Club" }, { ...ONE, title: "Club" }],
])("vendor and address of a script agree when %s", (_name, before, next, expected) => {
  expect(withTracking(before, next, VENDORS)).toEqual(expected);
});
