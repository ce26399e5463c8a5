import { Box, Button, Typography } from "@mui/material";
import { getUiOptions, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { FormTabs } from "./FormTabs";
import { leftOut, Sections, sectionsOf } from "./Sections";
import { tabsOf } from "./tabs";

/** A group of fields; the root one follows its `ui:tabs` and `ui:sections`. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const {
    title,
    description,
    properties,
    uiSchema,
    schema,
    fieldPathId,
    onAddProperty,
    disabled,
    readonly,
    errorSchema,
    formData,
  } = props;
  const { t } = useTexts();
  const isRoot = fieldPathId.path.length === 0;
  const isItem = typeof fieldPathId.path.at(-1) === "number";
  const left = leftOut(isRoot ? uiSchema : undefined, formData ?? {});
  const shown = properties.filter((property) => !property.hidden && !left.has(property.name));
  const names = shown.map((property) => property.name);
  const sections = sectionsOf(names, isRoot ? uiSchema : undefined);
  const tabs = isRoot ? tabsOf(uiSchema?.["ui:tabs"], sections, names) : [];
  const hasTitle = title && !isRoot && !isItem && getUiOptions(uiSchema).label !== false;
  return (
    <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      {hasTitle ? (
        <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
          {title}
        </Typography>
      ) : null}
      {description && !isRoot ? (
        <Typography variant="body2" color="text.secondary">
          {description}
        </Typography>
      ) : null}
      {tabs.length > 1 ? (
        <FormTabs id={fieldPathId.$id} tabs={tabs} properties={shown} errors={errorSchema} />
      ) : (
        <Sections properties={shown} sections={isItem ? [{ fields: names, columns: "fit" }] : sections} />
      )}
      {schema.additionalProperties && typeof schema.additionalProperties === "object" ? (
        <Button
          variant="text"
          disabled={Boolean(disabled || readonly)}
          startIcon={<Icon name="Add" />}
          onClick={onAddProperty}
          sx={{ justifySelf: "start" }}
        >
          {t("console.action.add")}
        </Button>
      ) : null}
    </Box>
  );
}
