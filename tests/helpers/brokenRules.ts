import type { Condition, FieldSchema, Rule } from "../../src/schema/document";
import type { Json } from "../../src/shared/json";
import { type BrokenValue, brokenValues } from "./brokenValues";
import { later } from "./sampleRules";

type Values = Readonly<Record<string, Json>>;

/** A record that a form refuses, and the field that it is refused for. */
export interface BrokenRecord {
  readonly rule: string;
  readonly at: string;
  readonly values: Values;
}

interface Form {
  readonly schema: FieldSchema;
  /** A right value for each field. */
  readonly sample: Values;
}

function without(values: Values, ...names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function outOfOrder(names: readonly string[], isStrict: boolean, { sample }: Form, values: Values): readonly BrokenRecord[] {
  return names.slice(1).flatMap((name, index) => {
    const before = names[index] ?? "";
    const value = sample[name];
    if (value === undefined || sample[before] === undefined) return [];
    const pair = { ...without(values, ...names), [name]: value };
    const at = `/${name}`;
    return [
      { rule: "ordered", at, values: { ...pair, [before]: later(value, 1, 0) } },
      ...(isStrict ? [{ rule: "orderedStrict", at, values: { ...pair, [before]: value } }] : []),
    ];
  });
}

function wrongSum(sum: string | readonly string[], values: Values): readonly BrokenRecord[] {
  if (typeof sum !== "string") {
    const last = sum.at(-1) ?? "";
    return typeof values[last] === "number"
      ? [{ rule: "sum", at: `/${last}`, values: { ...values, [last]: values[last] + 1 } }]
      : [];
  }
  const [list = "", field = ""] = sum.split("/");
  const [first, ...others] = Array.isArray(values[list]) ? values[list] : [];
  if (!first) return [];
  const item = first as Record<string, Json>;
  return [
    { rule: "sum", at: `/${list}`, values: { ...values, [list]: [{ ...item, [field]: Number(item[field]) + 1 }, ...others] } },
  ];
}

/** Records that break a rule, made from one that breaks none. */
export function breakRule(rule: Rule, form: Form, values: Values): readonly BrokenRecord[] {
  if ("ordered" in rule) return outOfOrder(rule.ordered, rule.strict === true, form, values);
  if ("sum" in rule) return wrongSum(rule.sum, values);
  const [name] = Object.keys(rule);
  const names = Object.values(rule).flat() as readonly string[];
  const given = names.filter((one) => form.sample[one] !== undefined);
  const all = Object.fromEntries(given.flatMap((one) => (form.sample[one] === undefined ? [] : [[one, form.sample[one]]])));
  const [first = "", second] = given;
  if (name === "atLeastOne") return [{ rule: name, at: `/${names[0]}`, values: without(values, ...names) }];
  if (second === undefined) return [];
  if (name === "atMostOne") return [{ rule: name, at: `/${given.at(-1)}`, values: { ...values, ...all } }];
  return [{ rule: "together", at: `/${first}`, values: without({ ...values, ...all }, first) }];
}

/** What makes a condition hold; nothing where this form can't. */
function holding({ if: { required = [], properties = {} } }: Condition, { schema, sample }: Form): Values | undefined {
  const names = [...new Set([...required, ...Object.keys(properties)])];
  const values = names.map((name) => {
    const part = properties[name];
    const given = part?.maxItems === 0 ? [] : (part?.enum?.[0] ?? sample[name]);
    const value = part && "const" in part ? (part.const as Json) : given;
    return schema.properties?.[name]?.readOnly ? undefined : ([name, value] as const);
  });
  if (values.some((pair) => pair === undefined || pair[1] === undefined)) return undefined;
  return Object.fromEntries(values.flatMap((pair) => (pair?.[1] === undefined ? [] : [[pair[0], pair[1]]])));
}

function otherThan(part: FieldSchema, own: FieldSchema | undefined): readonly BrokenValue[] {
  const other = own?.enum?.find((value) => value !== part.const);
  return "const" in part && other !== undefined ? [{ rule: "const", at: "", value: other }] : [];
}

/** Records that break what a condition demands where it holds. */
export function breakCondition(condition: Condition, form: Form, values: Values): readonly BrokenRecord[] {
  const held = holding(condition, form);
  if (!held) return [];
  const { required = [], properties = {} } = condition.then ?? {};
  const own = form.schema.properties ?? {};
  const record: Values = { ...form.sample, ...values, ...held };
  // What has a default is never missing.
  const demanded = required.filter((name) => own[name] && own[name].default === undefined);
  return [
    ...demanded.map((name) => ({ rule: "required", at: `/${name}`, values: without({ ...values, ...held }, name) })),
    ...Object.entries(properties).flatMap(([name, part]) =>
      [...brokenValues(part, record[name] ?? null), ...otherThan(part, own[name])].flatMap(({ rule, at, value }) =>
        value === undefined ? [] : [{ rule, at: `/${name}${at}`, values: { ...values, ...held, [name]: value } }],
      ),
    ),
  ];
}
