import { Box } from "@mui/material";
import type { EntityRecord } from "../../host/clientHost";
import { useCatalog, useEntity } from "../entity/entities";
import { RelationCard } from "./RelationCard";

/** Beside the record: the records that refer to it, a card for each way. */
export function Relations({ record }: { readonly record: EntityRecord }) {
  const { relations } = useEntity();
  const { entities } = useCatalog();
  const known = relations.flatMap((relation) => {
    const related = entities.find(({ name }) => name === relation.entity);
    const field = related?.fields.find(({ name }) => name === relation.field);
    // A field that can't be filtered by can't tell its records either.
    return related?.actions.list && field?.filters.length ? [{ related, field }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Box
      sx={{
        mt: 3,
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: known.length > 1 ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" },
      }}
    >
      {known.map(({ related, field }) => (
        <RelationCard key={`${related.name}.${field.name}`} record={record} related={related} field={field} />
      ))}
    </Box>
  );
}
