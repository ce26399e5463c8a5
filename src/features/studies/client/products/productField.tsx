import { Box } from "@mui/material";
import { type EntityRecord, type FieldKindView, Icon } from "../../../../client/kit/console";
import type { ClientField } from "../../../../schema/clientCatalog";
import { ProductChoice } from "./ProductChoice";
import { useProduct } from "./useProduct";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { icon, title } = useProduct(String(record[field.name] ?? ""));
  return (
    <Box component="span" sx={{ display: "inline-flex", gap: 1, alignItems: "center" }}>
      <Box component="span" aria-hidden="true" sx={{ display: "flex", color: "text.secondary" }}>
        <Icon name={icon} fontSize="small" />
      </Box>
      {title}
    </Box>
  );
}

/** The input that `schemas/ui/study.json` names for a study's type, and how lists show it. */
export const productField: FieldKindView = {
  name: "studyProductChoice",
  widget: "studyProductChoice",
  Widget: ProductChoice,
  shows: ["study.type"],
  Cell,
};
