import type { SchemaIssue } from "../schemaFault";
import { suggest } from "./check";

type Place = readonly [pointer: string, name: string];

interface Section {
  readonly name?: string;
  readonly fields: readonly string[];
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
}

interface Tab {
  readonly name: string;
  readonly sections: readonly (string | number)[];
}

/** What a ui document says of the form as a whole; beside it, each field's own by its name. */
export interface Layout {
  readonly "ui:order"?: readonly string[];
  readonly "ui:sections"?: readonly Section[];
  readonly "ui:tabs"?: readonly Tab[];
  readonly [name: string]: unknown;
}

interface LaidOut {
  readonly ui: Layout;
  /** Fields that the form may have. */
  readonly known: readonly string[];
  /** Those of them that no caller sees. @default none */
  readonly hidden?: readonly string[];
  /** Where a field that is not among them would be declared. */
  readonly remedy: string;
  readonly fault: (pointer: string, message: string, remedy: string) => SchemaIssue;
}

const ANY_OTHER = "*";

function sectionPlaces(sections: readonly Section[]): readonly Place[] {
  return sections.flatMap(({ fields }, index) =>
    fields.map((name, place) => [`/ui:sections/${index}/fields/${place}`, name] as const),
  );
}

function fieldIssues({ ui, known, hidden = [], remedy, fault }: LaidOut): readonly SchemaIssue[] {
  const order = (ui["ui:order"] ?? []).map((name, index) => [`/ui:order/${index}`, name] as const);
  const own = Object.keys(ui).filter((name) => !name.startsWith("ui:") && name !== "$schema");
  const conditions = (ui["ui:sections"] ?? []).flatMap(({ where = {} }, index) =>
    Object.keys(where).map((name) => [`/ui:sections/${index}/where/${name}`, name] as const),
  );
  const places: readonly Place[] = [
    ...conditions,
    ...order.filter(([, name]) => name !== ANY_OTHER),
    ...sectionPlaces(ui["ui:sections"] ?? []),
    ...own.map((name) => [`/${name}`, name] as const),
  ];
  return places.flatMap(([pointer, name]) => {
    if (!known.includes(name)) return [fault(pointer, `there is no field "${name}"`, suggest(name, known, remedy))];
    if (!hidden.includes(name)) return [];
    return [fault(pointer, `"${name}" is hidden: nobody would see it`, 'Take it out here, or take its "x-hidden" off')];
  });
}

/** What would be shown twice. */
function repeated(places: readonly Place[], what: string, fault: LaidOut["fault"]): readonly SchemaIssue[] {
  const first = new Map<string, string>();
  return places.flatMap(([pointer, name]) => {
    const before = first.get(name);
    first.set(name, before ?? pointer);
    return before ? [fault(pointer, `the ${what} "${name}" stands at ${before} already`, "Take one of them out")] : [];
  });
}

/** A section without a name is called by its place. */
function sectionNames(sections: readonly Section[]): readonly string[] {
  return sections.map(({ name }, index) => name ?? String(index));
}

function tabFaults({ ui, fault }: LaidOut): readonly SchemaIssue[] {
  const names = sectionNames(ui["ui:sections"] ?? []);
  const called = (ui["ui:tabs"] ?? []).flatMap(({ sections }, index) =>
    sections.map((section, place) => [`/ui:tabs/${index}/sections/${place}`, section] as const),
  );
  // A number is a place, also of a section that has a name.
  const found = called.flatMap(([pointer, section]): readonly Place[] => {
    const name = typeof section === "number" ? names[section] : names.find((one) => one === section);
    return name === undefined ? [] : [[pointer, name]];
  });
  const isFound = (pointer: string) => found.some(([place]) => place === pointer);
  const unknown = called.filter(([pointer]) => !isFound(pointer));
  const otherwise = names.length > 0 ? `Sections: ${names.join(", ")}` : 'Add "ui:sections"';
  return [
    ...unknown.map(([pointer, section]) =>
      fault(pointer, `there is no section "${section}"`, suggest(String(section), names, otherwise)),
    ),
    ...repeated(found, "section", fault),
  ];
}

/** Order, sections and tabs of a form: of fields that it may have, each in one place. */
export function layoutIssues(form: LaidOut): readonly SchemaIssue[] {
  const { ui, fault } = form;
  const sections = ui["ui:sections"] ?? [];
  const named = sections.flatMap(({ name }, index) => (name ? [[`/ui:sections/${index}/name`, name] as const] : []));
  const tabs = (ui["ui:tabs"] ?? []).map(({ name }, index) => [`/ui:tabs/${index}/name`, name] as const);
  return [
    ...fieldIssues(form),
    ...repeated(sectionPlaces(sections), "field", fault),
    ...repeated(named, "section", fault),
    ...tabFaults(form),
    ...repeated(tabs, "tab", fault),
  ];
}
