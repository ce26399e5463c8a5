/** A list as JSON text, item by item. */
export async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield "[";
  let separator = "";
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ",";
  }
  yield "]";
}

/** An object as JSON text: plain members first, then those that come in pieces. */
export async function* objectPieces(
  plain: Readonly<Record<string, unknown>>,
  pieces: Readonly<Record<string, AsyncIterable<string>>>,
): AsyncGenerator<string> {
  yield JSON.stringify(plain).slice(0, -1);
  let separator = Object.keys(plain).length > 0 ? "," : "";
  for (const [name, value] of Object.entries(pieces)) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* value;
    separator = ",";
  }
  yield "}";
}
