import { entryOf } from "../shared/entryOf";
import type { Reason } from "../shared/reasons";
import { APPEARANCE, LOGIC, USUAL_VALUES } from "./attributeDefaults";
import type { RawText, SourceQuestion } from "./readSurvey";

/** A question's attributes: what a conversion reads counts as carried over, the rest is listed. */
export class Attributes {
  private readonly used = new Set<string>();

  constructor(private readonly values: SourceQuestion["attributes"]) {}

  /** The value in any language, trimmed; `""` where there is none. It stays listed until it is taken. */
  peek(name: string): string {
    const texts = this.values.get(name) ?? {};
    return (texts[""] || Object.values(texts).find((text) => text !== "") || "").trim();
  }

  /** Marks the attribute as carried over. */
  take(name: string): string {
    this.used.add(name);
    return this.peek(name);
  }

  takeText(name: string): RawText {
    this.used.add(name);
    return this.values.get(name) ?? {};
  }

  isOn(name: string): boolean {
    return /^(1|y)$/i.test(this.peek(name));
  }

  takeFlag(name: string): boolean {
    this.used.add(name);
    return this.isOn(name);
  }

  /** A plain number, also as `.5` or `+24`; an expression stays listed. */
  takeNumber(name: string): number | undefined {
    const text = this.peek(name);
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
    this.used.add(name);
    return Number(text);
  }

  takeCount(name: string): number | undefined {
    return /^\d+$/.test(this.peek(name)) ? this.takeNumber(name) : undefined;
  }

  /** What was set and nobody took: reason -> `name=value` pairs. */
  left(): ReadonlyMap<Reason, readonly string[]> {
    const left = new Map<Reason, string[]>();
    for (const name of this.values.keys()) {
      const value = this.peek(name);
      if (this.used.has(name) || isUsual(name, value)) continue;
      const reason = reasonOf(name);
      left.set(reason, [...(left.get(reason) ?? []), `${name}=${value}`]);
    }
    return left;
  }
}

function reasonOf(name: string): Reason {
  if (APPEARANCE.has(name)) return "appearance";
  return entryOf(LOGIC, name) ?? (name.startsWith("time_limit") ? "timeLimit" : "attributes");
}

function isUsual(name: string, value: string): boolean {
  return value === "" || value === "0" || (entryOf(USUAL_VALUES, name)?.includes(value) ?? false);
}
