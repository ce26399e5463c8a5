import { Box } from "@mui/material";
import { ChoiceFilter, type ClientHost, type EntityRecord, type FilterProps, Icon, useTexts } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { t } = useTexts();
  const isTrue = record[field.name] === true;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        verticalAlign: "middle",
        color: isTrue ? "success.main" : "text.secondary",
      }}
    >
      <Icon name={isTrue ? "Check" : "Remove"} sx={{ fontSize: 16 }} />
      <Box component="span" sx={{ color: "text.primary" }}>
        {t(isTrue ? "fields.yes" : "fields.no")}
      </Box>
    </Box>
  );
}

function Filter(props: FilterProps) {
  const { t } = useTexts();
  return (
    <ChoiceFilter
      filter={props}
      options={[true, false]}
      labelOf={(option) => t(option === true ? "fields.yes" : "fields.no")}
      isSingle
    />
  );
}

// The form's own switch says its label beside it, so this kind brings no control.
export function register(host: ClientHost): void {
  host.fieldKind({ name: "boolean", Cell, Filter });
}
