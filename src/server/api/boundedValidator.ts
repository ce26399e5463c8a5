import type { ErrorObject } from "ajv";
import type Ajv2020 from "ajv/dist/2020";
import type { Options } from "ajv/dist/2020";
import { createAjv } from "./ajv";

/** A body of more values or characters than that is told its first error alone. */
const MOST_VALUES = 2_000;
const MOST_CHARACTERS = 100_000;

/** Whether a value is so small that looking for all of its errors takes no time worth speaking of. */
function isSmall(value: unknown): boolean {
  const open: unknown[] = [value];
  let values = 0;
  let characters = 0;
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === "string") characters += one.length;
    if (typeof one !== "object" || one === null) continue;
    const inner = Object.values(one);
    values += inner.length;
    if (values > MOST_VALUES || characters > MOST_CHARACTERS) return false;
    for (const each of inner) open.push(each);
  }
  return characters <= MOST_CHARACTERS;
}

/** Says whether a value fits its schema, and keeps why not until the next call. */
export interface BoundedValidate {
  (value: unknown): boolean;
  /** Of the last call that said no. */
  errors: ErrorObject[] | null;
  /** Whether the last call found an error and looked no further. */
  isCutShort: boolean;
}

type Compiler = Pick<Ajv2020, "compile">;

/** Says of schemas whether they are any; one for all, as it compiles the schema of schemas. */
const schemas = createAjv();

/**
 * Compiles schemas into validators whose work is bounded by the schema, not by what is sent: they stop at the first
 * error, so that a list which is too long is not looked through. Small values are told every error, as forms need it.
 * A schema is compiled when the first value comes: routes have hundreds, and a start that compiles all of them
 * takes twice as long.
 * @returns compiles a JSON Schema (2020-12); throws Error where it is none
 */
export function createBoundedCompiler(options: Options = {}): (schema: object) => BoundedValidate {
  const first: Compiler = createAjv({ ...options, allErrors: false, validateSchema: false });
  const all: Compiler = createAjv({ ...options, validateSchema: false });
  return (schema) => {
    schemas.validateSchema(schema, true);
    let isValid: ReturnType<Compiler["compile"]> | undefined;
    let explain: ReturnType<Compiler["compile"]> | undefined;
    const validate: BoundedValidate = (value) => {
      validate.isCutShort = false;
      isValid ??= first.compile(schema);
      if (isValid(value)) return true;
      validate.errors = isValid.errors ?? [];
      validate.isCutShort = !isSmall(value);
      if (validate.isCutShort) return false;
      explain ??= all.compile(schema);
      if (!explain(value)) validate.errors = explain.errors ?? [];
      return false;
    };
    validate.errors = null;
    validate.isCutShort = false;
    return validate;
  };
}
