import type { Format } from "../../../../../survey/questions/formattedQuestion";
import { integerBetween, type Random } from "../../../../../survey/types/simulation";

/** A kind of text that we know, e.g. an e-mail address. */
interface TextFormat {
  /**
   * What the whole text is, as a regular expression that SurveyJS and JavaScript read alike; none of its repeats can be
   * read in two ways, so that matching takes no longer than the text is. Blanks aren't said by `\s`, which differs from
   * engine to engine.
   */
  readonly regex: string;
  /** The keyboard of a phone, as HTML's `inputmode`. */
  readonly keyboard: "email" | "url" | "tel" | "numeric";
  /** What browsers may fill in, as HTML's `autocomplete`. */
  readonly autocomplete?: "email" | "url" | "tel";
  /** The shortest one that people are likely to write. */
  readonly short: string;
  readonly simulate: (random: Random) => string;
}

/** A character of an address: one that shows, without those that mean something. */
const IN_NAME = "[^@\\u0000-\\u0020\\u007f-\\u00a0\\u2000-\\u200f\\u3000\\ufeff,;<>()]";
const IN_HOST = "[^@.\\u0000-\\u0020\\u007f-\\u00a0\\u2000-\\u200f\\u3000\\ufeff,;<>()/?#:]";
const IN_PATH = "[^\\u0000-\\u0020\\u007f-\\u00a0\\u2000-\\u200f\\u3000\\ufeff<>]";
const HOST = `${IN_HOST}+(?:\\.${IN_HOST}+)+`;

export const TEXT_FORMATS = {
  email: {
    regex: `${IN_NAME}+@${HOST}`,
    keyboard: "email",
    autocomplete: "email",
    short: "a@b.es",
    simulate: (random) => `persona${integerBetween(1, 999, random)}@example.com`,
  },
  url: {
    regex: `(?:[Hh][Tt][Tt][Pp][Ss]?://)?${HOST}(?::[0-9]{1,5})?(?:[/?#]${IN_PATH}*)?`,
    keyboard: "url",
    autocomplete: "url",
    short: "b.es",
    simulate: (random) => `https://example.com/${integerBetween(1, 999, random)}`,
  },
  phone: {
    // Six digits are the shortest that are dialled anywhere, fifteen the longest (ITU-T E.164).
    regex: "\\+?[ (]*[0-9](?:[ ()./-]*[0-9]){5,14}",
    keyboard: "tel",
    autocomplete: "tel",
    short: "600000",
    simulate: (random) => `+34 6${integerBetween(10_000_000, 99_999_999, random)}`,
  },
  digits: {
    regex: "[0-9]+",
    keyboard: "numeric",
    short: "7",
    simulate: (random) => String(integerBetween(10_000, 99_999, random)),
  },
} as const satisfies Record<Exclude<Format, "any" | "pattern">, TextFormat>;

export type KnownFormat = keyof typeof TEXT_FORMATS;

export function formatNamed(name: string | undefined): TextFormat | undefined {
  return name !== undefined && Object.hasOwn(TEXT_FORMATS, name) ? TEXT_FORMATS[name as KnownFormat] : undefined;
}
