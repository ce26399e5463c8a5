import { expect, test } from "vitest";
import { parseNames } from "./parseNames";

test.each([
  ["a column of a sheet", "lince\r\nana@mail.test\r\n", ["lince", "ana@mail.test"]],
  ["one after the other", "lince, ana; zorro\tlobo", ["lince", "ana", "zorro", "lobo"]],
  ["a nickname with a space", "la loba , lince", ["la loba", "lince"]],
  ["the same again", "lince,lince", ["lince"]],
  ["the same in other letters", "lince\nMEMBER@demo.test\nmember@demo.test\nlobo", ["lince", "MEMBER@demo.test", "lobo"]],
  ["nothing", " \n ,; ", []],
])("reads %s", (_, text, names) => {
  expect(parseNames(text)).toEqual(names);
});
