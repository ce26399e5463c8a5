import { getDefaultRegistry } from "@rjsf/core";
import type { Field, FieldProps } from "@rjsf/utils";
import type { LocalizedText } from "../../../shared/languages";
import { type FormContext, isLocalized } from "./formTypes";
import { LocalizedTextField } from "./LocalizedTextField";

const PlainObjectField: Field = getDefaultRegistry().fields.ObjectField ?? (() => null);

function LocalizedField({ schema, uiSchema, fieldPathId, formData, onChange, onBlur, registry, ...props }: FieldProps) {
  const context: FormContext = registry.formContext ?? {};
  const { "x-multiline": isMultiline } = schema as { readonly "x-multiline"?: unknown };
  const value: LocalizedText | undefined = formData;
  return (
    <LocalizedTextField
      id={fieldPathId.$id}
      label={String(uiSchema?.["ui:title"] ?? schema.title ?? props.name)}
      value={value}
      language={context.editingLanguage}
      isMultiline={isMultiline === true || uiSchema?.["ui:widget"] === "textarea"}
      isDisabled={Boolean(props.disabled || props.readonly)}
      hasError={(props.rawErrors ?? []).length > 0}
      onChange={(next) => onChange(next, fieldPathId.path)}
      onBlur={() => onBlur(fieldPathId.$id, value)}
    />
  );
}

/** Objects of the form; a map of language to text is one box, not a group. */
export function ObjectField(props: FieldProps) {
  return isLocalized(props.schema) ? <LocalizedField {...props} /> : <PlainObjectField {...props} />;
}
