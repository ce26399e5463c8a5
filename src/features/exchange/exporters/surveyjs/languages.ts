import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { type LocalizedText, localize } from "../../../../shared/languages";

const ENGLISH = "en";

/** Members that SurveyJS takes in several languages. */
const LOCALIZED = /^(title|description|text|html|placeholder|\w+(Text|Placeholder|Description|Label|Html))$/;

/** Writes texts as SurveyJS reads them: `default` is English to it, and the survey's own language only where there is no English. */
export class Languages {
  constructor(private readonly tags: readonly string[]) {}

  get first(): string {
    return this.tags[0] ?? ENGLISH;
  }

  /** A plain text where all languages say the same. */
  text(text: LocalizedText | undefined, change: (own: string) => string = (own) => own): Json | undefined {
    const own = this.tags.map((tag) => change(localize(text, tag, this.first)));
    return own.some((one) => one !== "") ? this.written(own) : undefined;
  }

  /** What is made in each language by itself, as one. @param lose what can be said in one language only */
  merged(make: (language: string) => JsonObject, lose: (member: string) => void): JsonObject {
    const made = (this.tags.length > 0 ? this.tags : [ENGLISH]).map(make);
    const [first] = made;
    return first && isJsonObject(first) ? this.mergedObject(made, lose) : {};
  }

  private mergedObject(versions: readonly JsonObject[], lose: (member: string) => void): JsonObject {
    const keys = [...new Set(versions.flatMap((version) => Object.keys(version)))];
    return Object.fromEntries(
      keys.flatMap((key): [string, Json][] => {
        const value = this.mergedValue(
          key,
          versions.map((version) => version[key]),
          lose,
        );
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }

  private mergedValue(key: string, values: readonly (Json | undefined)[], lose: (member: string) => void): Json | undefined {
    const [first] = values;
    if (values.every((value) => JSON.stringify(value) === JSON.stringify(first))) return first;
    if (LOCALIZED.test(key) && values.every((value) => value === undefined || typeof value === "string"))
      return this.written(values.map((value) => String(value ?? "")));
    if (values.every(isJsonObject)) return this.mergedObject(values, lose);
    const lists = values.filter((value) => Array.isArray(value)) as readonly (readonly Json[])[];
    const [list] = lists;
    if (list && lists.length === values.length && lists.every(({ length }) => length === list.length))
      return list.map(
        (member, index) => this.mergedValue(key, [member, ...lists.slice(1).map((other) => other[index])], lose) ?? member,
      );
    lose(key);
    return values.find((value) => value !== undefined);
  }

  private written(texts: readonly string[]): Json {
    const [first = ""] = texts;
    if (texts.every((text) => text === first)) return first;
    const entries = this.tags.map((tag, index): [string, string] => [this.keyOf(tag), texts[index] ?? ""]);
    return Object.fromEntries(entries.filter(([, text]) => text !== ""));
  }

  /** `es` beside `es-MX`, which SurveyJS would look for the latter in before `default`. */
  private hasBase(tag: string): boolean {
    const [base = ""] = tag.split("-");
    return base !== tag && this.tags.includes(base);
  }

  private keyOf(tag: string): string {
    const unnamed = this.tags.includes(ENGLISH) ? ENGLISH : this.first;
    return tag === unnamed && !this.hasBase(tag) ? "default" : tag;
  }
}
