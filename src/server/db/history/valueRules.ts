import type { Catalog, Entity, Field } from "../../../schema/catalog";
import type { ColumnType } from "../../../schema/fieldKind";
import { hasColumn } from "../linkTable";
import { quote, textLiteral } from "../names";
import { anySpacePredicate } from "../query/spacePredicate";

/** A rule of a field that stored values may break: the database itself does not hold them to it. */
export interface ValueRule {
  readonly entity: Entity;
  readonly field: Field;
  /** E.g. `member.zone maxLength 40`: changes with the rule. */
  readonly key: string;
  readonly line: string;
  /** SQL over alias `t` that is true of a row that breaks it. */
  readonly isBroken: string;
}

const NUMBERS: ReadonlySet<ColumnType> = new Set(["integer", "bigint", "numeric", "double precision"]);

type Condition = readonly [rule: string, value: unknown, line: string, sql: string];

function conditionsOf({ column, kind, schema }: Field): readonly Condition[] {
  const value = `t.${quote(column)}`;
  const { enum: choices, maxLength, minimum, maximum } = schema;
  // Which members a registry has changes with the extensions: what was stored by one that is gone stays.
  const isClosed = kind.column === "text" && schema["x-registry"] === undefined;
  const texts = isClosed ? choices?.filter((choice) => typeof choice === "string") : undefined;
  const list = texts?.map(textLiteral).join(", ");
  return [
    ...(list ? [["enum", texts, `one of ${texts?.join(", ")}`, `${value} <> all(array[${list}]::text[])`] as const] : []),
    ...(kind.column === "text" && maxLength !== undefined
      ? [["maxLength", maxLength, `at most ${maxLength} characters`, `char_length(${value}) > ${maxLength}`] as const]
      : []),
    ...(NUMBERS.has(kind.column) && minimum !== undefined
      ? [["minimum", minimum, `at least ${minimum}`, `${value} < ${minimum}`] as const]
      : []),
    ...(NUMBERS.has(kind.column) && maximum !== undefined
      ? [["maximum", maximum, `at most ${maximum}`, `${value} > ${maximum}`] as const]
      : []),
  ];
}

function rulesOf(entity: Entity): readonly ValueRule[] {
  // Entities that share a table share no rules: each is asked about its own rows.
  const scope = anySpacePredicate(entity);
  const stored = [...entity.fields.values()].filter((field) => !field.isSystem && hasColumn(field));
  return stored.flatMap((field) =>
    conditionsOf(field).map(([rule, value, line, sql]) => ({
      entity,
      field,
      key: `${entity.name}.${field.name} ${rule} ${JSON.stringify(value)}`,
      line: `${entity.name}.${field.name} is ${line}`,
      isBroken: scope === "true" ? sql : `${sql} and ${scope}`,
    })),
  );
}

export function valueRules(catalog: Catalog): readonly ValueRule[] {
  return [...catalog.entities.values()].flatMap(rulesOf);
}
