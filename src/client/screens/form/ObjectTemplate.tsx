import { Box, Button, Typography } from "@mui/material";
import { getUiOptions, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { Icon } from "../../look/icons";
import { useTexts } from "../common/useTexts";
import { Sections } from "./Sections";

/** A group of fields; the root one follows the sections of its `ui:sections`. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, uiSchema, schema, fieldPathId, onAddProperty, disabled, readonly } = props;
  const { t } = useTexts();
  const isRoot = fieldPathId.path.length === 0;
  const isItem = typeof fieldPathId.path.at(-1) === "number";
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
      <Sections properties={properties} uiSchema={isRoot ? uiSchema : undefined} />
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
