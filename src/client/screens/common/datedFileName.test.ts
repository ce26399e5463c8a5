import { expect, test } from "vitest";
import { datedFileName } from "./datedFileName";

const NOW = new Date(2026, 2, 1);

test.each([
  ["Hábitos de café", "Hábitos de café 2026-03-01.csv"],
  ["Café: ¿qué tal?", "Café qué tal 2026-03-01.csv"],
  ["¿Qué bebes?", "Qué bebes 2026-03-01.csv"],
  ["../../etc/passwd", "etc passwd 2026-03-01.csv"],
  ["a\nb\u0000c\u202Ed", "a b c d 2026-03-01.csv"],
  [" . ", "2026-03-01.csv"],
  ["x".repeat(300), `${"x".repeat(80)} 2026-03-01.csv`],
])("%j becomes %s", (title, name) => {
  expect(datedFileName(title, "csv", NOW)).toBe(name);
});
