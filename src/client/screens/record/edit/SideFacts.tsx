import { Box, Paper, Typography } from "@mui/material";
import type { ClientForm } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../common/useTexts";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useVisibleFields } from "../../entity/useVisibleFields";
import { formFields } from "../form/entityForm";

interface SideFactsProps {
  readonly record: EntityRecord;
  readonly form: ClientForm;
}

/** Beside the form: what the record says that can't be changed there. */
export function SideFacts({ record, form }: SideFactsProps) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const editable = new Set(formFields(form).filter((name) => form.schema.properties?.[name]?.readOnly !== true));
  const fields = useVisibleFields().filter(({ name, kind }) => !editable.has(name) && kind !== "secret");
  if (fields.length === 0) return null;
  return (
    <Paper component="aside" aria-label={t("console.record.facts")} sx={{ border: 1, borderColor: "divider", p: 2 }}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
        {fields.map((field) => (
          <Box key={field.name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(field)}
            </Typography>
            <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: "anywhere" }}>
              <FieldCell record={record} field={field} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
