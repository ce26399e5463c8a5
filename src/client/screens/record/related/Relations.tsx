import { Box, Button, Paper, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { Icon } from "../../../theme/icons";
import { EmptyState, LoadingState } from "../../common/states";
import { useTexts } from "../../common/useTexts";
import { RelationCard } from "./RelationCard";
import { isOffered, useAddRelated } from "./useAddRelated";
import { useRelated } from "./useRelated";
import type { Relation } from "./useRelations";

function AddButton({ record, relation }: { readonly record: EntityRecord; readonly relation: Relation }) {
  const { title, address } = useAddRelated(record, relation);
  if (!address) return null;
  return (
    <Button size="small" variant="outlined" component={Link} to={address} startIcon={<Icon name="Add" />}>
      {title}
    </Button>
  );
}

/** What could refer to the record and doesn't yet: as short as it is. */
function Missing({ record, relations }: { readonly record: EntityRecord; readonly relations: readonly Relation[] }) {
  const { t } = useTexts();
  return (
    <Paper component="section" sx={{ border: 1, borderColor: "divider", p: 2, mt: 2, display: "grid", gap: 1.5 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {t("console.action.add")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {relations.map((relation) => (
          <AddButton key={`${relation.related.name}.${relation.field.name}`} record={record} relation={relation} />
        ))}
      </Box>
    </Paper>
  );
}

/** The records that refer to this one: a card for each way in which some do, and what may be added. */
export function Relations({ record }: { readonly record: EntityRecord }) {
  const { t } = useTexts();
  const all = useRelated(record);
  if (all.some(({ rows, error }) => rows === undefined && !error)) return <LoadingState />;
  const found = all.filter(({ total, error }) => total > 0 || error);
  const offered = all.filter((one) => !found.includes(one) && isOffered(one));
  return (
    <>
      {found.length === 0 ? (
        <EmptyState icon="Link" title={t("console.relation.none.title")} body={t("console.relation.none.body")} />
      ) : null}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: found.length > 1 ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" },
        }}
      >
        {found.map((one) => (
          <RelationCard key={`${one.related.name}.${one.field.name}`} record={record} found={one} />
        ))}
      </Box>
      {offered.length > 0 ? <Missing record={record} relations={offered} /> : null}
    </>
  );
}
