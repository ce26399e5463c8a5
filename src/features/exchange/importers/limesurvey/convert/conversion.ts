import type { LocalizedText } from "../../../../../shared/languages";
import type { Option } from "../../../../../survey/questionnaire";
import { type BuiltIn, builtIn } from "../../shared/builtIn";
import { OTHER_CODE, uniqueCodes } from "../../shared/codes";
import { cutText } from "../../shared/cutText";
import { entryOf } from "../../shared/entryOf";
import { plainText } from "../../shared/plainText";
import type { Reason } from "../../shared/reasons";
import type { Report } from "../../shared/report";
import { Attributes } from "../attributes";
import type { Part, RawText, SourceQuestion } from "../readSurvey";

/** One question being converted, with what its texts and parts need. */
export class Conversion {
  readonly attributes: Attributes;
  /** A regular expression that answers are checked by, as PHP writes it; empty once it is carried over. */
  pattern: string;

  constructor(
    readonly source: SourceQuestion,
    readonly languages: readonly string[],
    private readonly report: Report,
  ) {
    this.attributes = new Attributes(source.attributes);
    this.pattern = source.row.preg?.trim() ?? "";
  }

  get isMandatory(): boolean {
    return this.source.row.mandatory === "Y";
  }

  get hasOther(): boolean {
    return this.source.row.other === "Y";
  }

  /** Lists something of this question as not carried over. */
  lose(reason: Reason, detail?: string): void {
    this.report.add(this.source.code, reason, detail);
  }

  /** Plain text in all languages of the survey. */
  text(raw: RawText): LocalizedText {
    return localized(raw, this.languages, (reason, detail) => this.lose(reason, detail));
  }

  /** A text that LimeSurvey supplies itself. */
  builtIn(name: BuiltIn): LocalizedText {
    return builtIn(name, this.languages, (reason, detail) => this.lose(reason, detail));
  }

  /** Coded texts of subquestions or answers; a part without a text shows its code. */
  options(parts: readonly Part[]): readonly Option[] {
    const unique = uniqueCodes([OTHER_CODE]);
    const onRepeat = (written: string, code: string) => this.lose("repeatedCode", `${written} → ${code}`);
    return parts.map((part) => {
      const label = this.text(part.text);
      const isBlank = Object.keys(label).length === 0;
      return {
        code: unique(part.code, undefined, onRepeat),
        label: isBlank ? { [this.languages[0] ?? "en"]: part.code } : label,
      };
    });
  }
}

/** Plain text by language; images and scripts in it are listed. */
export function localized(
  raw: RawText,
  languages: readonly string[],
  lose: (reason: Reason, detail?: string) => void,
): LocalizedText {
  const texts: Record<string, string> = {};
  for (const language of languages) {
    const source = entryOf(raw, language) ?? raw[""] ?? "";
    const { text, media } = plainText(source);
    const cut = cutText(text);
    if (cut.text) texts[language] = cut.text;
    if (cut.isCut) lose("longText", `${text.slice(0, 200)}…`);
    if (media.length > 0) lose("media", media.join(", "));
    if (/<script\b/i.test(source)) lose("script");
  }
  return texts;
}
