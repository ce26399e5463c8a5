import { withTheme } from "@rjsf/core";
import { Theme } from "@rjsf/mui";
import type { RJSFSchema, UiSchema, ValidatorType } from "@rjsf/utils";
import { createPrecompiledValidator, type ValidatorFunctions } from "@rjsf/validator-ajv8";
import { useEffect, useMemo, useState } from "react";
import type { Conditional } from "../../../schema/document";
import { fitsConditional } from "../../../schema/rules/fitsConditional";
import { useClientRegistry } from "../../host/clientRegistry";
import { useTexts } from "../common/useTexts";
import { ArrayItemTemplate, ArrayTemplate } from "./ArrayTemplates";
import { BaseInput } from "./BaseInput";
import { FieldTemplate } from "./FieldTemplate";
import type { FormContext, FormData } from "./formTypes";
import { kindFields } from "./kindFields";
import { ObjectField } from "./ObjectField";
import { ObjectTemplate } from "./ObjectTemplate";
import { type FormErrors, formLabels, messagesOf, toErrorSchema } from "./validation";
import { widgets } from "./widgets";
import { withoutNulls } from "./withoutNulls";

/**
 * Stands in where a form has no precompiled validators, or they are on their way: everything is accepted here and the server
 * decides. RJSF's own validator would need `eval`, which the content security policy forbids. Conditions are told all the same:
 * what follows from one that doesn't hold may contradict what follows from one that does.
 */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value) => fitsConditional(schema as Conditional, (value ?? {}) as FormData) ?? true,
  rawValidation: () => ({}),
};

const Form = withTheme({
  fields: { ObjectField },
  widgets: { ...Theme.widgets, ...widgets },
  templates: {
    ...Theme.templates,
    FieldTemplate,
    BaseInputTemplate: BaseInput,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
  },
});

/** A form by a JSON Schema, whose value its parent holds. */
export interface SchemaFormProps {
  /** JSON Schema of the value; with `validators` exactly the one that they were compiled from. */
  readonly schema: object;
  /** RJSF uiSchema; `ui:sections` groups the root's fields: `[{title, description?, fields, columns?}]`. */
  readonly uiSchema?: object;
  readonly value: object;
  /** Told the whole new value. */
  readonly onChange: (value: FormData) => void;
  /** Map of precompiled validate functions: a field is checked when it is left. Absent: no check here. */
  readonly validators?: ValidatorFunctions;
  /** Messages from elsewhere (the server, a submit), by JSON pointer. */
  readonly errors?: FormErrors;
  /** @default false */
  readonly disabled?: boolean;
  /** `editingLanguage` shows localised texts as one box in that language. */
  readonly formContext?: FormContext;
  /** Prefix of the controls' ids; give one where two forms share a page. @default "root" */
  readonly idPrefix?: string;
}

/** RJSF skips defaults: a value that isn't there must stay away until somebody gives it. */
const NO_DEFAULTS = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  // A consent that must be given is not given by opening the form.
  constAsDefaults: "never",
} as const;

/** JSON pointer of a control's field, from RJSF's id. */
function topField(id: string, idPrefix: string): string {
  return `/${id.slice(idPrefix.length + 1).split("_")[0]}`;
}

/**
 * A form generated from a JSON Schema.
 *
 * @example
 * <SchemaForm schema={type.settings} uiSchema={type.uiSettings ?? {}} value={settings} onChange={setSettings} />
 */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, uiSchema, value, onChange, validators, errors, disabled, formContext, idPrefix = "root" } = props;
  const { fieldKinds } = useClientRegistry();
  const { t } = useTexts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const rjsfSchema = schema as RJSFSchema;
  const fields = useMemo(() => kindFields(fieldKinds.values()), [fieldKinds]);
  const validator = useMemo(
    () => (validators ? createPrecompiledValidator(validators, rjsfSchema) : noValidator),
    [validators, rjsfSchema],
  );

  // Another schema is another form: what was left in the one before says nothing about it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema is the trigger, not an input
  useEffect(() => setLeft(new Set()), [rjsfSchema]);

  const shown = useMemo(() => {
    if (!validators || left.size === 0) return errors ?? {};
    const data = withoutNulls(value as FormData);
    const found = messagesOf(validator.rawValidation(rjsfSchema, data).errors, t, formLabels(rjsfSchema, uiSchema), data);
    const own = Object.entries(found).filter(([pointer]) => left.has(`/${pointer.split("/")[1]}`));
    return { ...Object.fromEntries(own), ...errors };
  }, [validators, validator, rjsfSchema, uiSchema, value, left, errors, t]);
  const errorSchema = useMemo(() => toErrorSchema(shown), [shown]);

  return (
    <Form
      tagName="div"
      schema={rjsfSchema}
      uiSchema={(uiSchema ?? {}) as UiSchema}
      formData={value}
      validator={validator}
      noValidate
      noHtml5Validate
      showErrorList={false}
      fields={fields}
      extraErrors={errorSchema}
      disabled={disabled ?? false}
      idPrefix={idPrefix}
      formContext={formContext ?? {}}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      onChange={(event) => onChange(event.formData)}
      onBlur={(id) => setLeft((before) => new Set(before).add(topField(id, idPrefix)))}
    >
      {/* An own child replaces RJSF's submit button. */}
      <span hidden />
    </Form>
  );
}
