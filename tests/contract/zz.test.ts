import { test } from "vitest";
import { namedExtensions, ownedNames } from "./extensionNames";

test("x", () => {
  const o = ownedNames("/tmp/w/cores");
  console.log(o.entities.size, o.addresses.size, o.prefixes);
  for (const n of namedExtensions("/tmp/w/cores")) console.log(`${n.file}:${n.line} ${n.name} <- ${n.owner}`);
});
