import { PARTS, type SurfaceChange } from "../db/history/surfaceChanges";
import type { Step } from "../db/migration/step";
import type { SchemaPlan } from "../db/schema/schemaPlan";

const TITLES: Readonly<Record<(typeof PARTS)[number], string>> = {
  screens: "Screens",
  api: "API",
  permissions: "Permissions",
};

export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function sign({ isDestructive, remedy, kind }: Step): string {
  if (isDestructive || remedy) return "!";
  if (kind.startsWith("create") || kind.startsWith("add")) return "+";
  return kind.startsWith("drop") ? "-" : "~";
}

function stepLines(step: Step): readonly string[] {
  const rows = step.rows > 0 && !step.isDestructive ? `  [${counted(step.rows, "row")}]` : "";
  return [
    `    ${sign(step)} ${step.line}${rows}`,
    ...(step.ids.length > 0 ? [`      e.g. ${step.ids.join(", ")}`] : []),
    ...(step.remedy ? [`      ${step.remedy}, then run it again`] : []),
  ];
}

/** The steps that say something: a new table comes with its foreign keys. */
export function visibleSteps(steps: readonly Step[]): readonly Step[] {
  const created = new Set(steps.filter((step) => step.kind === "create table").map((step) => step.table));
  return steps.filter((step) => step.kind !== "add foreign key" || !created.has(step.table));
}

function databaseLines(all: readonly Step[]): readonly string[] {
  const steps = visibleSteps(all);
  if (steps.length === 0) return [];
  const tables = [...new Set(steps.map((step) => step.table))];
  return [
    `Database: ${counted(steps.length, "change")}`,
    ...tables.flatMap((table) => [`  ${table}`, ...steps.filter((step) => step.table === table).flatMap(stepLines)]),
    "",
  ];
}

function changeLine({ name, added, removed, isReordered }: SurfaceChange): string {
  const signed = [...added.map((item) => `+ ${item}`), ...removed.map((item) => `- ${item}`)];
  return `    ${name}: ${isReordered ? "another order" : signed.join(", ")}`;
}

function partLines(part: (typeof PARTS)[number], changes: readonly SurfaceChange[]): readonly string[] {
  const own = changes.filter((change) => change.part === part);
  if (own.length === 0) return [];
  const entities = [...new Set(own.map((change) => change.entity))];
  const lines = entities.flatMap((entity) => [
    `  ${entity}`,
    ...own.filter((change) => change.entity === entity).map(changeLine),
  ]);
  return [TITLES[part], ...lines, ""];
}

function verdict(steps: readonly Step[]): string {
  const blocked = steps.filter((step) => step.remedy !== undefined);
  const lossy = steps.filter((step) => step.isDestructive && step.remedy === undefined);
  const parts = [
    ...(lossy.length > 0
      ? [`${counted(lossy.length, "change")} marked ! lose or refuse data: \`npm run schema:apply -- --allow-destructive\``]
      : []),
    ...(blocked.length > 0 ? [`${counted(blocked.length, "change")} marked ! wait until the rows named are mended`] : []),
  ];
  return parts.length > 0 ? parts.join("\n") : "Nothing is lost: `npm run schema:apply`, or the next start, makes it so";
}

/** The plan for people: what changes in the database, on screens, in the API and in permissions. */
export function planText({ steps, changes }: SchemaPlan): string {
  if (steps.length + changes.length === 0) return "Nothing to do: the database is as the schemas say";
  return [...databaseLines(steps), ...PARTS.flatMap((part) => partLines(part, changes)), verdict(steps)].join("\n");
}
