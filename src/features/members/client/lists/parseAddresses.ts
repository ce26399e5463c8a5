import { parseNames } from "../../../../shared/parseNames";

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
/** As mail programs copy people: `Ana Ruiz <ana@mail.test>`. */
const WITH_NAME = /<([^<>]*)>\s*$/;

/** Addresses as people paste them, each once, and what is none. */
export function parseAddresses(text: string): { readonly addresses: readonly string[]; readonly others: readonly string[] } {
  const words = parseNames(text).map((word) => (WITH_NAME.exec(word)?.[1] ?? word).trim());
  const addresses = words.filter((word) => ADDRESS.test(word)).map((word) => word.toLowerCase());
  return { addresses: [...new Set(addresses)], others: words.filter((word) => !ADDRESS.test(word)) };
}
