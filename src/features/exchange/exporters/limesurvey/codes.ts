/** Most characters of LimeSurvey's codes, by its database. */
export const LONGEST = { question: 20, subquestion: 20, answer: 5 } as const;

/** Words that LimeSurvey's expressions, or its tables of answers, keep for themselves. */
export const RESERVED: readonly string[] = [
  ..."and or not eq ne lt le gt ge this that self".split(" "),
  ..."lang sid savedid token qid gid sgq id startdate datestamp submitdate lastpage ipaddr refurl seed".split(" "),
];

/** Codes that subquestions can't have, as other variables of the question have their names. */
export const RESERVED_PARTS: readonly string[] = ["other", "time"];

interface Rules {
  readonly longest: number;
  readonly reserved?: readonly string[];
  /** Whether it has to begin with a letter. */
  readonly isName?: boolean;
}

/**
 * LimeSurvey's codes for ours, by ours: letters and digits alone, unique without regard to case. Those that fit stay as
 * they are, whatever comes before them.
 */
export function writtenCodes(own: readonly string[], { longest, reserved = [], isName }: Rules): ReadonlyMap<string, string> {
  const fits = new RegExp(`^${isName ? "[A-Za-z]" : "[A-Za-z0-9]"}[A-Za-z0-9]{0,${longest - 1}}$`);
  const taken = new Set(reserved.map(sameness));
  const written = new Map<string, string>();
  const take = (code: string, as: string) => {
    taken.add(sameness(as));
    written.set(code, as);
  };
  for (const code of own) if (!written.has(code) && fits.test(code) && !taken.has(sameness(code))) take(code, code);
  // Codes that shorten to the same go on counting where the last one ended.
  const tried = new Map<string, number>();
  for (const code of own) if (!written.has(code)) take(code, free(base(code, longest, isName), { longest, taken, tried }));
  return written;
}

/** LimeSurvey takes codes for one that differ in case alone, and compares those that spell a number as numbers. */
function sameness(code: string): string {
  return Number.isFinite(Number(code)) ? String(Number(code)) : code.toLowerCase();
}

function base(code: string, longest: number, isName = false): string {
  const kept = code
    .normalize("NFD")
    .replace(/^-(?=\d)/, "m")
    .replace(/[^A-Za-z0-9]/g, "");
  const named = isName && !/^[A-Za-z]/.test(kept) ? `Q${kept}` : kept || "A";
  return named.slice(0, longest);
}

interface CodeSearch {
  readonly longest: number;
  readonly taken: ReadonlySet<string>;
  readonly tried: Map<string, number>;
}

function free(wanted: string, { longest, taken, tried }: CodeSearch): string {
  let code = wanted;
  for (let number = tried.get(wanted) ?? 2; taken.has(sameness(code)); number += 1) {
    tried.set(wanted, number + 1);
    const end = String(number);
    // A letter before the number: `1` and `12` are codes of their own as a rule.
    const start = /\d$/.test(wanted) ? `${wanted.slice(0, longest - end.length - 1)}x` : wanted.slice(0, longest - end.length);
    code = `${start}${end}`;
  }
  return code;
}
