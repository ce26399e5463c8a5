import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import configuration from "../../.dependency-cruiser.mjs";
import { checkBoundaries } from "../../scripts/boundaries.mjs";
import { ROOT } from "../helpers/root";

type Files = Readonly<Record<string, string>>;

/** The least tree that breaks a rule. */
const PLANTED: Readonly<Record<string, Files>> = {
  "no-circular": { "src/shared/a.ts": 'import "./b";', "src/shared/b.ts": 'import "./a";' },
  "shared-is-a-leaf": {
    "src/shared/a.ts": 'import type { B } from "../schema/b"; export type A = B;',
    "src/schema/b.ts": "export type B = 1;",
  },
  "schema-imports-only-shared": { "src/schema/a.ts": 'import "../server/b";', "src/server/b.ts": "export const b = 1;" },
  "survey-imports-only-schema": { "src/survey/a.ts": 'import "../server/b";', "src/server/b.ts": "export const b = 1;" },
  "survey-does-no-io": { "src/survey/a.ts": 'import "node:fs";' },
  "schema-does-no-io": { "src/schema/a.ts": 'import "node:fs";' },
  "contracts-are-declarations": { "src/contracts/a.ts": 'import "../server/b";', "src/server/b.ts": "export const b = 1;" },
  "server-not-client": { "src/server/a.ts": 'import "../client/b";', "src/client/b.ts": "export const b = 1;" },
  "client-not-server": {
    "src/features/x/client/a.ts": 'import "../server/b";',
    "src/features/x/server/b.ts": "export const b = 1;",
  },
  "clients-take-types-of-contracts": {
    "src/features/x/client/a.ts": 'import { b } from "../shared/api"; export const a = b;',
    "src/features/x/shared/api.ts": "export const b = 1;",
  },
  "core-knows-no-extension": { "src/server/a.ts": 'import "../features/x/b";', "src/features/x/b.ts": "export const b = 1;" },
  "extensions-use-the-kits": {
    "src/features/x/server/a.ts": 'import "../../../server/b";',
    "src/server/b.ts": "export const b = 1;",
  },
  "extensions-are-independent": { "src/features/x/a.ts": 'import "../y/b";', "src/features/y/b.ts": "export const b = 1;" },
  "members-load-no-react-admin": {
    "src/client/runner/a.ts": 'import "../data/b";',
    "src/client/data/b.ts": 'import { useRecordContext } from "react-admin"; export { useRecordContext };',
  },
};

const folders: string[] = [];

function plant(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), "sondeo-boundaries-"));
  folders.push(root);
  mkdirSync(join(root, "src"));
  mkdirSync(join(root, "plugins"));
  cpSync(join(ROOT, "tsconfig.json"), join(root, "tsconfig.json"));
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

describe("boundaries", () => {
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test("every rule has a planted violation here", () => {
    expect(Object.keys(PLANTED).sort()).toEqual(configuration.forbidden.map((rule) => rule.name).sort());
  });

  test.each(Object.entries(PLANTED))("%s is seen when broken", async (rule, files) => {
    const { violations } = await checkBoundaries(plant(files));
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });

  test("a tree without modules is told apart from a clean one", async () => {
    expect((await checkBoundaries(plant({ "tests/a.ts": "export const a = 1;" }))).modules).toBe(0);
  });
});
