import { expect, test } from "vitest";
import { choiceIn } from "./consent";

const SCRIPT = "https://stats.example.com/a.js";
const kept = (choice: unknown, script = SCRIPT) => JSON.stringify({ script, choice });

test.each<readonly [string, string | null, string | undefined]>([
  ["nothing was said", null, undefined],
  ["it was accepted", kept("accepted"), "accepted"],
  ["it was rejected", kept("rejected"), "rejected"],
  ["another script was accepted", kept("accepted", "https://other.example.com/a.js"), undefined],
  ["what is kept is no choice", kept("maybe"), undefined],
  ["what is kept is broken", "{", undefined],
  ["what is kept is something else", "7", undefined],
])("a choice, where %s: %s", (_name, stored, choice) => expect(choiceIn(stored, SCRIPT)).toBe(choice));
