import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../helpers/root";

const GUIDES = "docs/guides";
const CODE = new Set(["ts", "tsx", "json"]);
/** A line in a block that leaves out lines of its source. */
const ELISION = "// ...";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const guides = readdirSync(join(ROOT, GUIDES)).map((name) => join(GUIDES, name));
const pages = [
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/architecture.md",
  "src/features/README.md",
  "plugins/README.md",
  ...guides,
];

interface Block {
  readonly page: string;
  readonly language: string;
  /** File that it is quoted from, as named behind the language. */
  readonly source: string;
  readonly lines: readonly string[];
}

function blocksOf(page: string): readonly Block[] {
  return [...read(page).matchAll(/^ *```(\w+) ?([^\n]*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, language = "", source = "", text = ""]) => ({ page, language, source, lines: text.split("\n").slice(0, -1) }),
  );
}

/** Lines without the indentation that they have in common. */
function dedented(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common));
}

/** What of a block isn't in its source, in this order. */
function missingFrom(source: readonly string[], lines: readonly string[]): readonly string[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === ELISION) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  let from = 0;
  return parts.flatMap((part) => {
    const wanted = dedented(part).join("\n").trimEnd();
    for (let at = from; at + part.length <= source.length; at += 1) {
      if (
        dedented(source.slice(at, at + part.length))
          .join("\n")
          .trimEnd() !== wanted
      )
        continue;
      from = at + part.length;
      return [];
    }
    return [wanted];
  });
}

const blocks = pages.flatMap(blocksOf).filter(({ language }) => CODE.has(language));

test("the guides have code", () => expect(blocks.length).toBeGreaterThan(12));

test.each(blocks)("$page quotes $source", ({ source, lines }) => {
  expect(source, "a block names the file that it is quoted from").toMatch(/\.(tsx?|json)$/);
  expect(missingFrom(read(source).split("\n"), lines)).toEqual([]);
});

test.each(pages)("%s leads to pages that are there", (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = ""]) => join(dirname(page), target));
  const known = (target: string) => {
    try {
      readdirSync(join(ROOT, dirname(target)));
      return readdirSync(join(ROOT, dirname(target))).includes(target.split("/").at(-1) ?? "");
    } catch {
      return false;
    }
  };
  expect(targets.filter((target) => !known(target))).toEqual([]);
});

test.each(pages)("%s names hooks and exports that are there", (page) => {
  const hosts = ["server/host/serverHost.ts", "client/host/clientHost.ts", "client/host/memberHost.ts"]
    .map((file) => read(`src/${file}`))
    .join("\n");
  const called = [...read(page).matchAll(/\bhost\.(\w+)/g)].map(([, name = ""]) => name);
  expect(called.filter((name) => !new RegExp(`^ {2}(readonly )?${name}[(:<]`, "m").test(hosts))).toEqual([]);
});

describe("how extensions talk", () => {
  const guide = read(join(GUIDES, "how-extensions-talk.md"));
  const declared = (folder: string, define: string) =>
    readdirSync(join(ROOT, "src/contracts", folder)).flatMap((file) =>
      [...read(`src/contracts/${folder}/${file}`).matchAll(new RegExp(`${define}<[\\s\\S]*?>\\("([\\w.]+)"\\)`, "g"))].map(
        ([, name = ""]) => name,
      ),
    );

  test.each([
    ["events", "defineEvent"],
    ["services", "defineService"],
  ])("names all %s that are declared", (folder, define) => {
    const names = declared(folder, define);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
