import { SaxesParser } from "saxes";
import type { Archive } from "./archive";
import { XlsxError } from "./xlsxFault";
import { DEEPEST, LONGEST_STRETCH } from "./xlsxLimits";

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** Before so many bytes are read. */
  readonly bytes: (count: number) => void | Promise<void>;
  /** Names come without the prefix of their namespace. */
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** What is said of XML that is none, and of a long stretch without a tag. @default the part and the line */
  readonly fault?: (kind: "broken" | "stretch", cause?: unknown) => XlsxError | undefined;
}

/** Without the prefix that some programs give all names. */
export function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}

function decodedBy(decoder: TextDecoder, chunk: Buffer, broken: (cause: unknown) => XlsxError): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw broken(error);
  }
}

/**
 * Reads a part as it is unpacked; nothing of it is kept. The parser knows no document type definitions, so that a file can
 * neither expand entities nor reach outside.
 *
 * @throws XlsxError `unusualPart`, `brokenPart`, and what the handlers throw
 */
export async function readXml(archive: Archive, part: string, handlers: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ position: false });
  const { bytes, open, close, text } = handlers;
  const broken = (cause: unknown) =>
    handlers.fault?.("broken", cause) ?? new XlsxError("brokenPart", { part, line: parser.line }, cause);
  const unusual = () => new XlsxError("unusualPart", { part });
  let depth = 0;
  let stretch = 0;
  parser.on("doctype", () => {
    throw unusual();
  });
  parser.on("error", (cause) => {
    throw broken(cause);
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    stretch = 0;
    if (depth > DEEPEST) throw unusual();
    open(localName(name), attributes as Attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    stretch = 0;
    close?.(localName(name));
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of await archive.open(part)) {
    await bytes(chunk.length);
    stretch += chunk.length;
    parser.write(decodedBy(decoder, chunk, broken));
    if (stretch > LONGEST_STRETCH) throw handlers.fault?.("stretch") ?? unusual();
  }
  parser.close();
}
