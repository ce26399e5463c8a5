import { Box, FormHelperText, FormLabel } from "@mui/material";
import { type FieldTemplateProps, getUiOptions } from "@rjsf/utils";
import { isLocalized } from "./formTypes";

/** Whether the control inside brings its own heading: groups, lists of items, single check boxes. */
function bringsItsLabel({ schema, uiSchema }: FieldTemplateProps): boolean {
  const { field, widget, label } = getUiOptions(uiSchema);
  if (label === false) return true;
  if (field) return false;
  if (schema.type === "object") return !isLocalized(schema);
  if (schema.type === "array") return !widget && !isChoiceList(schema);
  return schema.type === "boolean" && (!widget || widget === "checkbox");
}

function isChoiceList(schema: FieldTemplateProps["schema"]): boolean {
  const { items } = schema;
  return schema.uniqueItems === true && typeof items === "object" && !Array.isArray(items) && "enum" in items;
}

/** Items of a list carry their number beside them; a label such as "options-1" says nothing. */
export function isListItem(id: string): boolean {
  return /_\d+$/.test(id);
}

/** Label above, control, then help and what is wrong: the same for every field. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, hidden, label, required, rawErrors = [], rawHelp, rawDescription, schema } = props;
  if (hidden) return <Box sx={{ display: "none" }}>{children}</Box>;
  const isGroup = bringsItsLabel(props) && (schema.type === "object" || schema.type === "array");
  const help = rawHelp ?? (isGroup ? undefined : rawDescription);
  const hasLabel = !bringsItsLabel(props) && label !== "" && !isListItem(id);
  return (
    <Box sx={{ display: "grid", gap: 0.75, minWidth: 0, alignContent: "start" }} data-field={id}>
      {hasLabel ? (
        <FormLabel
          id={`${id}-label`}
          htmlFor={id}
          required={required ?? false}
          error={rawErrors.length > 0}
          sx={{ typography: "body2", fontWeight: 600, color: "text.primary", overflowWrap: "anywhere" }}
        >
          {label}
        </FormLabel>
      ) : null}
      {children}
      {help ? (
        <FormHelperText id={`${id}__help`} sx={{ mx: 0, mt: 0, typography: "body2" }}>
          {help}
        </FormHelperText>
      ) : null}
      {rawErrors.length > 0 ? (
        <FormHelperText id={`${id}__error`} error role="alert" sx={{ mx: 0, mt: 0, typography: "body2", fontWeight: 500 }}>
          {rawErrors[0]}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
