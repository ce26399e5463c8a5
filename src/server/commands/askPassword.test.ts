import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askPassword } from "./askPassword";

/** A keyboard and a screen, or what is piped in. */
function terminal(isTTY: boolean) {
  const shown: string[] = [];
  const output = new PassThrough();
  output.on("data", (chunk) => shown.push(String(chunk)));
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  return { input, output, shown };
}

test("a terminal shows nothing of the password that is typed", async () => {
  const { input, output, shown } = terminal(true);
  const asked = askPassword({ input, output });
  for (const key of "Three-ducks-4") input.write(key);
  input.write("\r");
  expect(await asked).toBe("Three-ducks-4");
  expect(shown.join("")).toBe("Password: \n");
});

test("what is piped in is read up to the line's end, and not shown", async () => {
  const { input, output, shown } = terminal(false);
  input.end("Three-ducks-4\nsomething else\n");
  expect(await askPassword({ input, output })).toBe("Three-ducks-4");
  expect(shown).toEqual([]);
});

test("nothing piped in is no password", async () => {
  const { input, output } = terminal(false);
  input.end();
  expect(await askPassword({ input, output })).toBe("");
});
