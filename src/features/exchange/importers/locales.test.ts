import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { phrasesIn } from "../../../../tests/helpers/phrases";
import { LANGUAGES } from "../../../shared/languages";
import { REASONS } from "./shared/reasons";

/** Faults that the sources throw. */
function issuesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const faults = names.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/new ImportError\(\s*"(\w+)"/g)].flatMap(([, fault]) => fault ?? []),
  );
  return [...new Set(faults)].toSorted();
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts = phrasesIn(language) as { importReasons: object; importFaults: object };

  test("every reason has one, and no other", () => {
    expect(Object.keys(texts.importReasons).toSorted()).toEqual(REASONS.toSorted());
  });

  test("every fault has one, and no other beside the places", () => {
    expect(Object.keys(texts.importFaults).toSorted()).toEqual(
      [...issuesIn(import.meta.dirname), "atLine", "atLineColumn", "atPath"].toSorted(),
    );
  });
});
