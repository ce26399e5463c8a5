import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Phrases } from "../../src/server/platform/readPhrases";
import { LANGUAGES } from "../../src/shared/languages";
import { phrasesIn } from "../helpers/phrases";
import { ROOT } from "../helpers/root";

/** What texts are to be filled with, in any language. */
function placeholders(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (phrases: Phrases, prefix: string) => {
    for (const [key, value] of Object.entries(phrases)) {
      if (typeof value !== "string") visit(value, `${prefix}${key}.`);
      else
        for (const [, name = ""] of value.matchAll(/%\{(\w+)\}/g))
          found.set(prefix + key, (found.get(prefix + key) ?? new Set()).add(name));
    }
  };
  for (const language of LANGUAGES) visit(phrasesIn(language), "");
  return found;
}

const TEXTS = placeholders();

/** The values that an expression may have, as its type tells; nothing where any text will do. */
function valuesOf(node: ts.Expression, checker: ts.TypeChecker): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  return types.every((one) => one.isStringLiteral()) ? types.map((one) => (one as ts.StringLiteralType).value) : [];
}

/** The texts that an expression may be the key of. */
function textsOf(node: ts.Expression, checker: ts.TypeChecker): readonly string[] {
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, checker);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => textsOf(one, checker));
  if (!ts.isTemplateExpression(node)) return valuesOf(node, checker).filter((key) => TEXTS.has(key));
  const shape = node.templateSpans.map(({ expression, literal }) => {
    const values = valuesOf(expression, checker);
    return { values: values.length > 0 ? values : undefined, rest: literal.text };
  });
  // One of whose parts anything may stand in says nothing of which text it is.
  if (shape.some(({ values }) => !values)) return [];
  const keys = shape.reduce(
    (begun, { values = [], rest }) => begun.flatMap((start) => values.map((value) => start + value + rest)),
    [node.head.text],
  );
  return keys.filter((key) => TEXTS.has(key));
}

/** The names that an argument gives; nothing where its type is open. */
function namesOf(node: ts.Expression | undefined, checker: ts.TypeChecker): ReadonlySet<string> | undefined {
  if (!node) return new Set();
  // Most are written out: asking for their types would take minutes.
  if (ts.isObjectLiteralExpression(node) && !node.properties.some(ts.isSpreadAssignment))
    return new Set(node.properties.map(({ name }) => name?.getText() ?? ""));
  const type = checker.getTypeAtLocation(node);
  if (type.getStringIndexType()) return undefined;
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Undefined)) return undefined;
  return new Set(checker.getPropertiesOfType(type).map(({ name }) => name));
}

const property = (node: ts.ObjectLiteralExpression, wanted: string) =>
  node.properties.find((one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === wanted)
    ?.initializer;

interface Use {
  readonly key: string;
  /** What it is filled with; nothing where only running it tells. */
  readonly given: ReadonlySet<string> | undefined;
}

/** `t("key", values)`, `text("key", values)`, `translate(language, "key", values)`. */
function usesOfCall({ expression, arguments: given }: ts.CallExpression, checker: ts.TypeChecker): readonly Use[] {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (!["t", "text", "translate"].includes(name)) return [];
  const position = given.findIndex((one) => textsOf(one, checker).length > 0);
  const key = position < 0 || position > 1 ? undefined : given[position];
  return key ? textsOf(key, checker).map((text) => ({ key: text, given: namesOf(given[position + 1], checker) })) : [];
}

/** `{ rule: "minimum", params: { limit } }`, `{ messageKey: "…", params }`, and `new AppError("code", { params })`. */
function usesOfObject(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): readonly Use[] {
  const [rule, messageKey, params, labels] = ["rule", "messageKey", "params", "labels"].map((name) => property(node, name));
  const isGivenBefore = node.properties.some(
    (one) => ts.isSpreadAssignment(one) || (ts.isShorthandPropertyAssignment(one) && one.name.text === "params"),
  );
  // What is read of a rule before it is said has its values beside it.
  const besides = node.properties.map(({ name }) => name?.getText() ?? "").map((name) => (name === "others" ? "other" : name));
  const named = isGivenBefore ? undefined : namesOf(params, checker);
  // Names of fields and products are said in the reader's language.
  const said = labels ? (namesOf(labels, checker) ?? []) : [];
  const given = named && new Set([...named, ...said, ...besides]);
  if (messageKey) return textsOf(messageKey, checker).map((key) => ({ key, given }));
  if (!rule || !ts.isStringLiteralLike(rule)) return [];
  const key = `validation.${rule.text}`;
  return TEXTS.has(key) ? [{ key, given }] : [];
}

function usesIn(source: ts.SourceFile, checker: ts.TypeChecker): readonly (Use & { readonly at: string })[] {
  const uses: (Use & { readonly at: string })[] = [];
  const visit = (node: ts.Node) => {
    const found = ts.isCallExpression(node)
      ? usesOfCall(node, checker)
      : ts.isObjectLiteralExpression(node)
        ? usesOfObject(node, checker)
        : [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    uses.push(...found.map((use) => ({ ...use, at: `${source.fileName}:${line + 1}` })));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** Texts of a file that stay with a bare `%{…}`. */
function unfilled(uses: ReturnType<typeof usesIn>): readonly string[] {
  return uses.flatMap(({ key, given, at }) => {
    const missing = given ? [...(TEXTS.get(key) ?? [])].filter((name) => !given.has(name)) : [];
    return missing.length > 0 ? [`${at} ${key}: ${missing.join(", ")}`] : [];
  });
}

const OPTIONS: ts.CompilerOptions = {
  ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  ...{ jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true, skipLibCheck: true, resolveJsonModule: true },
  exactOptionalPropertyTypes: true,
};

/** All of the product is type-checked, by one thread. */
const LONGEST = 240_000;

describe("a text's %{…}", () => {
  test("is given by each that says it", { timeout: LONGEST }, () => {
    const files = ["src", "plugins"].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/tests\//.test(name))
        .map((name) => join(ROOT, folder, name)),
    );
    const program = ts.createProgram(files, OPTIONS);
    const checker = program.getTypeChecker();
    const own = new Set(files);
    const uses = program
      .getSourceFiles()
      .filter(({ fileName }) => own.has(fileName))
      .flatMap((source) => usesIn(source, checker));
    expect(uses.length).toBeGreaterThan(500);
    expect(unfilled(uses)).toEqual([]);
  });

  test("is missed where it isn't", () => {
    const of = (text: string) => {
      const file = "planted.ts";
      const host = ts.createCompilerHost(OPTIONS);
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const read = host.getSourceFile;
      host.getSourceFile = (name, ...rest) => (name === file ? source : read(name, ...rest));
      const program = ts.createProgram([file], { ...OPTIONS, noLib: true }, host);
      return unfilled(usesIn(source, program.getTypeChecker()));
    };
    expect(of('t("errors.record.locked")')).toEqual(["planted.ts:1 errors.record.locked: name"]);
    expect(of('t("errors.record.locked", { title })')).toHaveLength(1);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    expect(of('const code = "locked" as const; t(`errors.record.${code}`, { title })')).toHaveLength(1);
    expect(of('translate(language, isOld ? "errors.record.locked" : "x")')).toHaveLength(1);
    expect(of('({ path: "/a", rule: "minimum" })')).toHaveLength(1);
    expect(of('t("errors.record.locked", { name }); ({ path, rule: "minimum", params: { limit: 3 } })')).toEqual([]);
  });
});
