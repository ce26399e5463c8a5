import { expect, test } from "vitest";
import { holdsCode } from "./holdsCode";

test.each(["<script>alert(1)</script>", "a <STYLE type='text/css'> b", "</script>", "< script\n>", "<script", "<style/>"])(
  "code: %s",
  (text) => expect(holdsCode(text)).toBe(true),
);

test.each(["script and style", "a < b > c", "<b>bold</b>", "<scripture>", "<style-guide>", "2 <3"])("no code: %s", (text) =>
  expect(holdsCode(text)).toBe(false),
);
