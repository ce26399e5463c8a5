import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprint } from "./hash";
import { fromSnakeCase, nearest, toSnakeCase, toTitle } from "./naming";

describe("names", () => {
  test.each([
    ["name", "name", "Name"],
    ["birthDate", "birth_date", "Birth date"],
    ["backgroundGradientColor1", "background_gradient_color1", "Background gradient color1"],
    ["aB", "a_b", "A b"],
    ["needs2FA", "needs2_f_a", "Needs2 f a"],
    ["x", "x", "X"],
  ])("%s is the column %s and the title %s", (name, column, title) => {
    expect(toSnakeCase(name)).toBe(column);
    expect(toTitle(name)).toBe(title);
  });

  test("a column leads back to its name, so that two never share one", () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,12}$/);
    fc.assert(fc.property(name, (one) => fromSnakeCase(toSnakeCase(one)) === one));
  });
});

describe("the nearest name", () => {
  const known = ["name", "nickname", "since", "birthDate"];
  test.each([
    ["nmae", "name"],
    ["Name", "name"],
    ["nicknam", "nickname"],
    ["birthdate", "birthDate"],
    ["sinc", "since"],
    ["warehouse", undefined],
    ["sicne", "since"],
    ["time", undefined],
    ["nom", undefined],
    ["", undefined],
  ])("of %j is %j", (word, found) => {
    expect(nearest(word, known)).toBe(found);
  });

  test.each([
    ["memebrs", "members"],
    ["member", "members"],
    ["mmebesr", undefined],
    ["embers", "members"],
    ["remembers", undefined],
  ])("of %j within one edit is %j: swapped letters are one", (word, found) => {
    expect(nearest(word, ["members"], 1)).toBe(found);
  });

  test("is the closer one of two, and none where none is known", () => {
    expect(nearest("names", ["named", "name"])).toBe("named");
    expect(nearest("nam", ["named", "name"])).toBe("name");
    expect(nearest("name", [])).toBeUndefined();
  });
});

describe("a fingerprint", () => {
  test("is the same for the same text and short", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [first, second] = [text, text].map(fingerprint);
        return first === second && /^[0-9a-z]{2,14}$/.test(first ?? "");
      }),
    );
  });

  test("tells texts apart that differ in one place", () => {
    const prints = Array.from({ length: 20_000 }, (_, index) => fingerprint(`select * from member where id = ${index}`));
    expect(new Set(prints).size).toBe(prints.length);
    expect(fingerprint("ab")).not.toBe(fingerprint("ba"));
  });
});
