import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import type { Option } from "../../../../survey/questionnaire";
import { type BuiltIn, builtIn } from "../shared/builtIn";
import { OTHER_CODE, uniqueCodes } from "../shared/codes";
import { cutText } from "../shared/cutText";
import type { Reason } from "../shared/reasons";
import type { Report } from "../shared/report";
import { brief, reasonOf } from "./leftReason";
import type { Texts } from "./texts";

/** One element being converted: members that a conversion reads count as carried over, the rest is listed. */
export class Element {
  private readonly used = new Set(["type", "name"]);
  private readonly takenRules = new Set<Json>();

  constructor(
    readonly source: JsonObject,
    readonly texts: Texts,
    private readonly report: Report,
    /** Another name than the file's, where another element has that. */
    private readonly ownName?: string,
  ) {}

  get name(): string {
    return this.ownName ?? this.writtenName;
  }

  get writtenName(): string {
    return typeof this.source.name === "string" ? this.source.name : "";
  }

  lose(reason: Reason, detail?: string): void {
    this.report.add(this.name, reason, detail);
  }

  /** The first of the names that is set; SurveyJS has renamed some members over its versions. */
  take(...names: readonly string[]): Json | undefined {
    for (const name of names) this.used.add(name);
    return names.map((name) => this.source[name]).find((value) => value !== undefined && value !== null);
  }

  takeFlag(...names: readonly string[]): boolean {
    return this.take(...names) === true;
  }

  /** A number, or a text that is one; anything else stays listed. */
  takeNumber(name: string): number | undefined {
    const value = this.source[name];
    const isNumber = typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));
    if (!isNumber) return undefined;
    this.used.add(name);
    return Number(value);
  }

  /**
   * The first rule of a type in the element's `validators` with nothing in it but these members; those that nobody takes stay
   * listed. What it says when it is broken is left to us.
   */
  takeRule(type: string, members: readonly string[]): JsonObject | undefined {
    const known = new Set(["type", "text", ...members]);
    const rule = this.rules().find(
      (one) => one.type === type && !this.takenRules.has(one) && Object.keys(one).every((key) => known.has(key)),
    );
    if (rule) this.takenRules.add(rule);
    return rule;
  }

  /** All rules of the element. */
  rules(): readonly JsonObject[] {
    const { validators } = this.source;
    return Array.isArray(validators) ? validators.filter(isJsonObject) : [];
  }

  takeText(...names: readonly string[]): LocalizedText | undefined {
    return this.text(this.take(...names));
  }

  text(value: Json | undefined): LocalizedText | undefined {
    const { text, media } = this.texts.read(value);
    if (media.length > 0) this.lose("media", media.join(", "));
    const cuts = Object.entries(text).map(([tag, whole]) => [tag, cutText(whole)] as const);
    for (const [, { text: start }] of cuts.filter(([, { isCut }]) => isCut)) this.lose("longText", `${start.slice(0, 200)}…`);
    return cuts.length > 0 ? Object.fromEntries(cuts.map(([tag, cut]) => [tag, cut.text])) : undefined;
  }

  builtIn(name: BuiltIn): LocalizedText {
    return builtIn(name, this.texts.languages, (reason, detail) => this.lose(reason, detail));
  }

  /** Options of choices, rows, columns or items: values alone or with a text, logic of their own and images. */
  options(
    list: Json | undefined,
    textNames: readonly string[] = ["text"],
    valueName = "value",
  ): readonly (Option & { source: JsonObject })[] {
    const unique = uniqueCodes([OTHER_CODE]);
    const onRepeat = (written: string, code: string) => this.lose("repeatedCode", `${written} → ${code}`);
    const { choices, rows, columns, items } = this.source;
    // Conditions in the element's own lists are read once all questions are there.
    const isRead = list !== undefined && [choices, rows, columns, items].includes(list);
    return (Array.isArray(list) ? list : []).map((item: Json, index) => {
      const source: JsonObject = isJsonObject(item) ? item : { [valueName]: item };
      const value = source[valueName] ?? index + 1;
      const plain = typeof value === "object" ? JSON.stringify(value) : String(value);
      const own = textNames.map((name) => source[name]).find((text) => text !== undefined && text !== null && text !== "");
      for (const key of Object.keys(source))
        if (/If$|Expression$/.test(key) && !(isRead && key === "visibleIf"))
          this.lose("visibility", `${plain}: ${String(source[key])}`);
      return {
        code: unique(plain, undefined, onRepeat),
        label: this.text(own) ?? this.text(plain) ?? this.builtInCode(plain),
        source,
      };
    });
  }

  /** Lists what members of a list say beside what is carried over. */
  loseMembers(list: readonly (Option & { source: JsonObject })[], known: ReadonlySet<string>): void {
    for (const { code, source } of list)
      for (const [name, value] of Object.entries(source)) {
        // Other conditions were listed with the options.
        if (isSaid(name, value) && !known.has(name) && !/If$|Expression$/.test(name))
          this.lose(reasonOf(name), `${code}: ${name}=${brief(value)}`);
      }
  }

  private leftRules(value: Json): Json {
    if (!Array.isArray(value) || this.takenRules.size === 0) return value;
    const left = value.filter((rule) => !this.takenRules.has(rule));
    return left.length > 0 ? left : null;
  }

  private builtInCode(code: string): LocalizedText {
    return { [this.texts.languages[0] ?? "en"]: code || "–" };
  }

  /** What was set and nobody took: `name=value`. */
  left(): readonly (readonly [string, Json])[] {
    return Object.entries(this.source)
      .map(([name, value]) => [name, name === "validators" ? this.leftRules(value) : value] as const)
      .filter(([name, value]) => !this.used.has(name) && isSaid(name, value));
  }
}

/** Members that are on unless the file says otherwise. */
const USUALLY_ON: ReadonlySet<string> = new Set([
  ...["allowClear", "searchEnabled", "showCompletedPage", "showHeader", "showPageTitles", "showPrevButton", "showTitle"],
  "startWithNewLine",
]);

function isSaid(name: string, value: Json): boolean {
  return value === false ? USUALLY_ON.has(name) : value !== "" && value !== null;
}

/** Options without what else the file says about them. */
export function bare(options: readonly (Option & { source: JsonObject })[]): readonly Option[] {
  return options.map(({ code, label }) => ({ code, label }));
}
