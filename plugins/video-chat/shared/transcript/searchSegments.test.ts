import { expect, test } from "vitest";
import { markedText, searchSegments, snippetOf } from "./searchSegments";

test.each([
  ["El móvil no me deja", "movil", ["El ", "móvil", " no me deja"]],
  ["Abono, ABONO y abonos", "abono", ["", "Abono", ", ", "ABONO", " y ", "abono", "s"]],
  ["İstanbul 👍 así", "asi", ["İstanbul 👍 ", "así", ""]],
  ["nada", "todo", ["nada"]],
  ["nada", "  ", ["nada"]],
])("%j says %j here", (text, word, parts) => {
  expect(markedText(text, word)).toEqual(parts);
});

test("hits say which segment and how often", () => {
  const said = (text: string) => ({ startSeconds: 0, endSeconds: null, speaker: null, text });
  expect(searchSegments([said("la app"), said("nada"), said("App y app")], "APP")).toEqual([
    { index: 0, times: 1 },
    { index: 2, times: 2 },
  ]);
});

test("a snippet is short, whatever the text", () => {
  const [before = "", match, after = ""] = snippetOf(`${"a ".repeat(300)}abono${" b".repeat(300)}`, "abono");
  expect([match, before.startsWith("…"), after.endsWith("…")]).toEqual(["abono", true, true]);
  expect(before.length + after.length).toBeLessThan(200);
});
