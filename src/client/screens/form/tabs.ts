import type { Section } from "./Sections";

/** An entry of `ui:tabs`: sections of a long form that are read together. */
interface DeclaredTab {
  readonly name: string;
  /** Locale key, or the text itself. */
  readonly title: string;
  /** Places in `ui:sections`, or the sections' names. */
  readonly sections: readonly (number | string)[];
}

/** A tab with the sections that it shows. */
export interface FormTab {
  readonly name: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

function isTab(value: unknown): value is DeclaredTab {
  if (typeof value !== "object" || value === null) return false;
  return "name" in value && "title" in value && "sections" in value && Array.isArray(value.sections);
}

/**
 * The tabs of a form. What no tab names joins the last one, and a tab none of whose fields the person gets is left
 * out; without a declaration there are none.
 */
export function tabsOf(declared: unknown, sections: readonly Section[], names: readonly string[]): readonly FormTab[] {
  const tabs = Array.isArray(declared) ? declared.filter(isTab) : [];
  const placed = new Set<Section>();
  const filled = tabs.map(({ name, title, sections: wanted }) => {
    const own = sections.filter((section, index) => wanted.includes(index) || wanted.includes(section.name ?? String(index)));
    for (const section of own) placed.add(section);
    return { name, title, sections: own };
  });
  const rest = sections.filter((section) => !placed.has(section));
  const complete = filled.map((tab, index) =>
    index === filled.length - 1 ? { ...tab, sections: [...tab.sections, ...rest] } : tab,
  );
  const isFilled = (section: Section) => section.fields.some((name) => names.includes(name));
  return complete.filter((tab) => tab.sections.some(isFilled));
}
