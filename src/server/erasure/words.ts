/** What a person is found by where no reference leads. */
export interface PersonWords {
  /** Nobody else's: e-mail, telephone, full name. */
  readonly distinct: readonly string[];
  /** A word that may mean something else as well: in data only as a whole value. */
  readonly nickname: string;
}

/** What stands where the words stood. */
export const FORGOTTEN = "erased";

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

const standsAlone = (words: readonly string[]) => `(?<![[:alnum:]._+-])(?:${words.join("|")})(?![[:alnum:]_-])`;

/** As the word stands in the text of a JSON value. */
const inJson = (word: string) => JSON.stringify(word).slice(1, -1);

/** PostgreSQL's regular expression for running text. */
export function prosePattern({ distinct, nickname }: PersonWords): string {
  return standsAlone([...new Set([...distinct, nickname].flatMap((word) => [word, inJson(word)]))].map(escaped));
}

/** The same for JSON as text, where a nickname counts as a whole value alone. */
export function dataPattern({ distinct, nickname }: PersonWords): string {
  const marks = [...new Set(distinct.flatMap((word) => [word, inJson(word)]))].map(escaped);
  const whole = `(?<=")${escaped(inJson(nickname))}(?=")`;
  return marks.length > 0 ? `${standsAlone(marks)}|${whole}` : whole;
}

/** Whether bytes in UTF-8 have one of the words in them. */
export function holdsWord(content: Buffer, { distinct, nickname }: PersonWords): boolean {
  const text = content.toString("utf8").toLowerCase();
  if (distinct.some((word) => text.includes(word.toLowerCase()))) return true;
  const cell = new RegExp(`(^|[,;\\t"\\n])${escaped(nickname.toLowerCase())}($|[,;\\t"\\r\\n])`, "u");
  return cell.test(text);
}
