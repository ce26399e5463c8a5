import { describe, expect, test } from "vitest";
import { demandPhone, phoneHint } from "./phone";

describe("a telephone number", () => {
  test.each(["+34612345678", " +34 612 34 56 78 ", "+34 (612) 34-56.78", "+34–612‑345‐678"])("%j is kept as E.164", (typed) => {
    expect(demandPhone(typed)).toBe("+34612345678");
  });

  test.each(["", "612345678", "0034612345678", "+0612345678", "+34", "+34612345678901234", "+٣٤٦١٢٣٤٥٦٧٨", "+34612345678x"])(
    "%j is none",
    (typed) => expect(() => demandPhone(typed)).toThrow("request.invalid"),
  );

  test("is shown by its last digits", () => expect(phoneHint("+34612345678")).toBe("··· 678"));
});
