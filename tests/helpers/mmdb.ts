import { isIPv4 } from "node:net";

// The MaxMind DB file format 2.0 (https://maxmind.github.io/MaxMind-DB/), as far as a table of countries needs it.

const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from("MaxMind.com")]);
const RECORD_BITS = 32;
const SEPARATOR = Buffer.alloc(16);

type Value = string | number | readonly string[] | { readonly [key: string]: Value };

/** A type's control byte and what follows it; sizes stay under 29, numbers under 65,536. */
function encode(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  if (typeof value === "number") return Buffer.from([0xa0 | 2, value >> 8, value & 255]);
  // An array's type stands in a byte of its own.
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const pairs = Object.entries(value as Readonly<Record<string, Value>>);
  return Buffer.concat([Buffer.from([0xe0 | pairs.length]), ...pairs.flatMap(([key, own]) => [encode(key), encode(own)])]);
}

/** The 128 bits of a network's address; IPv4 lies below `::/96`. */
function bitsOf(address: string): string {
  const bits = (part: string, base: number, width: number) => Number.parseInt(part, base).toString(2).padStart(width, "0");
  if (isIPv4(address))
    return (
      "0".repeat(96) +
      address
        .split(".")
        .map((part) => bits(part, 10, 8))
        .join("")
    );
  const [head = "", tail = ""] = address.split("::").map((side) =>
    side
      .split(":")
      .filter(Boolean)
      .map((part) => bits(part, 16, 16))
      .join(""),
  );
  return head + "0".repeat(128 - head.length - tail.length) + tail;
}

/**
 * A small country database.
 * @param countries ISO 3166-1 codes by network, e.g. `{ "203.0.113.0/24": "ES", "2001:db8::/32": "FR" }`
 */
export function mmdb(countries: Readonly<Record<string, string>>): Buffer {
  // A side of a node: another node's number, or the place of a value in the data, as a negative number.
  const nodes: [number?, number?][] = [[]];
  const data: Buffer[] = [];
  let size = 0;
  for (const [network, code] of Object.entries(countries)) {
    const [address = "", prefix = ""] = network.split("/");
    const path = bitsOf(address).slice(0, Number(prefix) + (isIPv4(address) ? 96 : 0));
    let node = 0;
    for (const bit of path.slice(0, -1)) {
      const side = Number(bit) as 0 | 1;
      const row = nodes[node] as [number?, number?];
      row[side] ??= nodes.push([]) - 1;
      node = row[side];
    }
    (nodes[node] as [number?, number?])[Number(path.at(-1)) as 0 | 1] = -1 - size;
    const record = encode({ country: { iso_code: code } });
    data.push(record);
    size += record.length;
  }
  const tree = Buffer.alloc(nodes.length * 8);
  nodes.forEach((sides, at) => {
    for (const side of [0, 1] as const) {
      const to = sides[side] ?? nodes.length;
      tree.writeUInt32BE(to >= 0 ? to : nodes.length + SEPARATOR.length - 1 - to, at * 8 + side * 4);
    }
  });
  const metadata = encode({
    node_count: nodes.length,
    record_size: RECORD_BITS,
    ip_version: 6,
    database_type: "Test-Country",
    languages: ["en"],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    description: { en: "Countries of a test" },
  });
  return Buffer.concat([tree, SEPARATOR, ...data, MARKER, metadata]);
}
