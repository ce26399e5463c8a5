import { ACCESS_KEYS } from "../../../../../schema/accessKeys";
import type { Entity } from "../../../../../schema/catalog";
import type { JsonObject } from "../../../../../shared/json";
import { createAjv } from "../../../ajv";
import { component, type DocumentedContent } from "../../../openApi/callDocument";
import { exampleBodies } from "../../entityExamples";
import { bodySchema, type WriteMode } from "../../forms";
import { newIssues, withDefaults } from "./recordRules";

const SPACE = "spaceId";

/** One for all: each would compile the schema of schemas anew. */
const ajv = createAjv();

/** What anybody may send: the space is named by the back office, which belongs to none, and by nobody else. */
function schemaOf(entity: Entity, mode: WriteMode): JsonObject {
  const { required = [], properties, ...schema } = bodySchema(entity, ACCESS_KEYS, mode);
  const { [SPACE]: space, ...fields } = properties as JsonObject;
  const named: JsonObject = space
    ? { [SPACE]: { ...(space as JsonObject), description: "Whose the record is: given by the back office alone" } }
    : {};
  const demanded = (required as readonly string[]).filter((name) => name !== SPACE);
  return { ...schema, ...(demanded.length > 0 ? { required: demanded } : {}), properties: { ...named, ...fields } };
}

/** The body of a write as it is documented, with an example where one is known that the API accepts. */
export function bodyContent(entity: Entity, mode: WriteMode, name: string): DocumentedContent {
  const schema = schemaOf(entity, mode);
  const isValid = ajv.compile(schema);
  ajv.removeSchema(schema);
  const isRight = (body: JsonObject) =>
    mode === "update" || newIssues(entity, undefined, withDefaults(entity, body)).length === 0;
  const example = exampleBodies(entity, mode).find((body) => isValid(body) && isRight(body));
  return { schema: component(name, schema), example };
}
