type Body = Readonly<Record<string, unknown>>;

/** As many values of JSON as fit into so many bytes. */
function listOf(bytes: number, make: (index: number) => string): string {
  const parts: string[] = [];
  for (let length = 2, index = 0; ; index += 1) {
    const part = make(index);
    length += part.length + 1;
    if (length > bytes) return parts.join();
    parts.push(part);
  }
}

const key = (index: number) => `"k${index.toString(36)}":1`;
const NESTED = `${"[".repeat(90)}${"]".repeat(90)}`;

/** The example with each of its members replaced, at every depth that an object has. */
function swapped(example: Body, bytes: number, make: (bytes: number) => string): string {
  const names = Object.keys(example);
  const share = Math.floor((bytes - 200) / Math.max(1, names.length)) - 60;
  return `{${names.map((name) => `${JSON.stringify(name)}:${make(share)}`).join()}}`;
}

/**
 * Bodies that cost a careless server the most: unknown keys, long lists, nesting, repeated items, long texts.
 * @param example what the route takes
 * @param bytes about how long each of them is
 */
export function heavyBodies(example: Body, bytes: number): Readonly<Record<string, string>> {
  const known = JSON.stringify(example).slice(1, -1);
  const beside = (text: string) => `{${known ? `${known},` : ""}${text}}`;
  const room = bytes - known.length - 100;
  return {
    "unknown keys": beside(listOf(room, key)),
    "a list": `[${listOf(bytes - 10, () => "0")}]`,
    "lists within lists": `{"a":[${listOf(bytes - 20, () => NESTED)}]}`,
    "lists of equal objects": swapped(example, bytes, (share) => `[${listOf(share, () => '{"a":[1]}')}]`),
    "lists of distinct texts": swapped(example, bytes, (share) => `[${listOf(share, (index) => `"${index}"`)}]`),
    "objects of many keys": swapped(example, bytes, (share) => `{${listOf(share, key)}}`),
    "long texts": swapped(example, bytes, (share) => `"${"a@".repeat(Math.max(0, share) / 2)}"`),
  };
}
