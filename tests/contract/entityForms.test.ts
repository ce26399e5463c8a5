import { createPrecompiledValidator, type ValidatorFunctions } from "@rjsf/validator-ajv8";
import { describe, expect, test } from "vitest";
import { messagesOf } from "../../src/client/screens/form/validation";
import { defaultsOf } from "../../src/client/screens/record/form/entityForm";
import { grantOf } from "../../src/schema/accessKeys";
import type { Entity } from "../../src/schema/catalog";
import type { FieldSchema } from "../../src/schema/document";
import { formSchema, writableFields } from "../../src/server/api/rest/forms";
import { createBodyValidators } from "../../src/server/api/rest/write/body/bodyValidators";
import { validatorModule } from "../../src/server/api/validatorModules";
import { AppError } from "../../src/shared/errors";
import { isJsonObject, type Json } from "../../src/shared/json";
import { type BrokenRecord, breakCondition, breakRule } from "../helpers/brokenRules";
import { brokenValues } from "../helpers/brokenValues";
import { loadCatalog } from "../helpers/catalog";
import { sampleRecord, sampleValue } from "../helpers/sampleRecord";

type Values = Readonly<Record<string, Json>>;
type Judge = (values: Values) => readonly string[];

const STAFF = ["community:ADMINISTRATOR", "community:MODERATOR", "mainAdmin"];
const PEOPLE = [STAFF, ["suite:SUPERADMIN"], ["backoffice"]];

const catalog = loadCatalog();
const validateBody = createBodyValidators();
/** A record of every entity, for references: forms don't look whether it is there. */
const references = new Map([...catalog.entities.keys()].map((name) => [name, crypto.randomUUID()]));

/** Who fills in the form of a new record; where only operations write, whose fields it would be. */
function authorOf(entity: Entity): readonly string[] {
  return PEOPLE.find((keys) => grantOf(entity, keys, "create")) ?? STAFF;
}

/** What the server finds; a reference of the wrong shape is one that leads nowhere to it, and a wrong shape to a form. */
function onServer(entity: Entity, keys: readonly string[], { properties = {} }: FieldSchema): Judge {
  return (values) => {
    const sent = Object.entries(values).filter(([name]) => properties[name]?.readOnly !== true);
    try {
      validateBody(entity, keys, "create", Object.fromEntries(sent));
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const faults = error.details.faults ?? [];
      return faults.map(({ path, rule }) => `${path} ${rule === "reference" ? "pattern" : rule}`).sort();
    }
  };
}

async function inBrowser(schema: FieldSchema): Promise<Judge> {
  const source = await validatorModule(schema);
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  const validator = createPrecompiledValidator(module.default as ValidatorFunctions, schema as object);
  return (values) => {
    const { errors } = validator.rawValidation(schema as object, values);
    const messages = messagesOf(errors as Parameters<typeof messagesOf>[0], (key) => key.slice("validation.".length));
    return Object.entries(messages)
      .map(([path, rule]) => `${path} ${rule}`)
      .sort();
  };
}

function isFoundAt(at: string, faults: readonly string[]): boolean {
  return faults.some((fault) => fault.split(" ")[0] === at);
}

/** Every way to fill the form in wrongly: each constraint, rule and condition broken in turn. */
function mistakes(entity: Entity, keys: readonly string[], schema: FieldSchema, right: Values): readonly BrokenRecord[] {
  const fields = writableFields(entity, keys, "create");
  const sample = Object.fromEntries(
    fields.flatMap((field) => {
      const value = right[field.name] ?? sampleValue(field, 1, references);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
  const form = { schema, sample };
  const alone = brokenValues({ ...schema, properties: schema.properties ?? {} }, { ...right });
  return [
    ...alone.flatMap(({ rule, at, value }) => (isJsonObject(value) ? [{ rule, at, values: value }] : [])),
    ...((schema["x-rules"] ?? []) as Entity["rules"]).flatMap((rule) => breakRule(rule, form, right)),
    ...((schema.allOf ?? []) as Entity["conditions"]).flatMap((condition) => breakCondition(condition, form, right)),
  ];
}

describe("the form of every entity", () => {
  test.each([...catalog.entities.values()].map((entity) => [entity.name, entity] as const))(
    "%s: browser and server judge alike, field by field",
    async (_, entity) => {
      const keys = authorOf(entity);
      const schema = formSchema(entity, keys, "create");
      const server = onServer(entity, keys, schema);
      const browser = await inBrowser(schema);
      const defaults = defaultsOf({ schema, uiSchema: {}, validators: "" }) as Values;
      const space: Values = schema.properties?.spaceId ? { spaceId: crypto.randomUUID() } : {};
      const right: Values = { ...defaults, ...sampleRecord(entity, keys, references), ...space };
      expect([server(right), browser(right)]).toEqual([[], []]);
      const all = mistakes(entity, keys, schema, right);
      expect(all.length).toBeGreaterThan(0);
      const told = all.map((one) => ({ ...one, server: server(one.values), browser: browser(one.values) }));
      // What the mistake is, where it must be found, and what each side found.
      const apart = told.filter(({ at, server, browser }) => !isFoundAt(at, server) || server.join() !== browser.join());
      expect(apart.map(({ rule, at, server, browser }) => ({ rule, at, server, browser }))).toEqual([]);
    },
  );
});
