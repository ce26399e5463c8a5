import { RECOGNISERS } from "./recognisers";

/** A media type that a route takes. */
export interface AcceptedFile {
  /** One that can be known by its bytes: a key of `RECOGNISERS`. */
  readonly mediaType: string;
  /** What names of such files end in, without the dot, in small letters. */
  readonly endings: readonly string[];
  /** Bytes. */
  readonly largest: number;
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** What a file is by its first bytes, where its name says the same; nothing where it is none of those that are taken. */
export function acceptedAs<Accepted extends AcceptedFile>(
  accepted: readonly Accepted[],
  { name, head }: { readonly name: string; readonly head: Buffer },
): Accepted | undefined {
  const ending = endingOf(name);
  return accepted.find(({ mediaType, endings }) => endings.includes(ending) && RECOGNISERS[mediaType]?.begins(head));
}
