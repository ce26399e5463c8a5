import { Box } from "@mui/material";
import type { EntityRecord } from "../../host/clientHost";
import { RelationCard } from "./RelationCard";
import { useRelations } from "./useRelations";

/** The records that refer to this one, a card for each way. */
export function Relations({ record }: { readonly record: EntityRecord }) {
  const known = useRelations();
  if (known.length === 0) return null;
  return (
    <Box
      sx={{
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
