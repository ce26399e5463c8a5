import { _, type Code, type CodeKeywordDefinition, stringify } from "ajv";

/*
 * Rules are pieces of generated code. Validators run in browsers as standalone modules, which know no function of ours:
 * what a rule needs is written into each. The server compiles the same pieces, so both come to the same verdict.
 */

/** Whether a field has a value: nothing, an empty text, an empty list and an unticked box are none. */
export const IS_GIVEN: Code = _`((value) => value !== undefined && value !== null && value !== "" && value !== false && !(Array.isArray(value) && value.length === 0))`;

/** What a rule over several fields found: `field` is at fault, `others` are the fields that it clashes with. */
export interface RuleIssue {
  readonly field: string;
  readonly others: readonly string[];
  /** What a sum should be: a number, or the field that holds it. */
  readonly equals?: number | string;
  /** What the items that don't add up have in common, each as `list.field.value`. */
  readonly group?: readonly string[];
  /** Whether numbers were compared, not dates. */
  readonly isNumber?: boolean;
}

/**
 * A keyword of a record.
 * @param faultOf JavaScript of a function of the record and the keyword's value: a {@link RuleIssue}, or nothing
 */
export function recordRule(keyword: string, faultOf: Code): CodeKeywordDefinition {
  return {
    keyword,
    type: "object",
    error: { message: `must satisfy "${keyword}"`, params: ({ params }) => _`${params.fault}` },
    code: (cxt) => {
      const fault = cxt.gen.const("fault", _`(${faultOf})(${cxt.data}, ${stringify(cxt.schema)})`);
      cxt.setParams({ fault });
      cxt.fail(_`${fault} !== undefined`);
    },
  };
}
