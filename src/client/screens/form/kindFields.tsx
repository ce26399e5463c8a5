import { Box } from "@mui/material";
import type { FieldProps, RegistryFieldsType } from "@rjsf/utils";
import type { ComponentType, FocusEvent } from "react";
import type { FieldKindView, WidgetProps } from "../../host/clientHost";
import { FieldProvider } from "../entity/entities";
import type { FormContext } from "./formTypes";

/** Whether the focus went from a control into the list that it opened: the control isn't left yet. */
function isIntoOwnList({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest('[role="listbox"]') !== null;
}

/** Name of a field in the form's context: its own, or `list.field` within a list's items. */
function fieldNameOf(path: readonly (string | number)[]): string {
  return path.filter((step) => typeof step === "string").join(".");
}

/** RJSF's field around the widget of a field kind, which knows nothing of RJSF: what `ui:field` may name. */
export function toField(Widget: ComponentType<WidgetProps>): ComponentType<FieldProps> {
  return function KindField(props: FieldProps) {
    const { fieldPathId, schema, uiSchema, formData, required, disabled, readonly, rawErrors, onChange, onBlur, name, registry } =
      props;
    const id = fieldPathId.$id;
    const help: unknown = uiSchema?.["ui:help"];
    const context: FormContext = registry.formContext ?? {};
    return (
      <FieldProvider value={context.fields?.get(fieldNameOf(fieldPathId.path))}>
        {/* Blur events bubble in React: one handler serves the widgets of all kinds. */}
        <Box onBlur={(event) => !isIntoOwnList(event) && onBlur(id, formData)}>
          <Widget
            id={id}
            label={String(uiSchema?.["ui:title"] ?? schema.title ?? name)}
            value={formData}
            required={required ?? false}
            disabled={Boolean(disabled || readonly)}
            schema={schema as WidgetProps["schema"]}
            errors={rawErrors ?? []}
            {...(typeof help === "string" ? { help } : {})}
            isNew={context.isNew ?? true}
            onChange={(value) => onChange(value, fieldPathId.path)}
          />
        </Box>
      </FieldProvider>
    );
  };
}

/** The widgets of all kinds, by the name that `ui:field` uses. */
export function kindFields(views: Iterable<FieldKindView>): RegistryFieldsType {
  const fields: Record<string, ComponentType<FieldProps>> = {};
  for (const { widget, Widget } of views) if (widget && Widget) fields[widget] = toField(Widget);
  return fields;
}
