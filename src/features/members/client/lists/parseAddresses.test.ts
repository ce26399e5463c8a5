import { expect, test } from "vitest";
import { parseAddresses } from "./parseAddresses";

test("addresses come from columns, lists and mail programs, each once", () => {
  expect(parseAddresses("ana@mail.test\nluis@mail.test; Eva Gil <EVA@mail.test>,\tana@mail.test")).toEqual({
    addresses: ["ana@mail.test", "luis@mail.test", "eva@mail.test"],
    others: [],
  });
});

test("what is no address is told apart", () => {
  expect(parseAddresses("ana@mail, lince, luis@mail.test")).toEqual({
    addresses: ["luis@mail.test"],
    others: ["ana@mail", "lince"],
  });
});
