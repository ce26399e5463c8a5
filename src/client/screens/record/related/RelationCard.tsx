import { Box, Button, Paper, Typography } from "@mui/material";
import { useCreatePath } from "ra-core";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { EntityProvider, useEntity } from "../../entity/entities";
import { RelatedRow } from "./RelatedRow";
import { referenceValue } from "./relationFilter";
import { useAddRelated } from "./useAddRelated";
import type { RelatedRecords } from "./useRelated";

interface RelationCardProps {
  readonly record: EntityRecord;
  readonly found: RelatedRecords;
}

/** Records of one entity that refer to this one, with their count, a way to all of them and to a new one. */
export function RelationCard({ record, found }: RelationCardProps) {
  const { related, field, rows = [], total, error, refetch } = found;
  const entity = useEntity();
  const { t, language } = useTexts();
  const createPath = useCreatePath();
  const { title, address } = useAddRelated(record, found);
  const all = `${createPath({ resource: related.resource, type: "list" })}?${new URLSearchParams({
    filter: JSON.stringify({ [field.name]: referenceValue(field, entity, record.id) }),
  })}`;
  const headingId = `relation-${related.name}-${field.name}`;
  return (
    <Paper component="section" aria-labelledby={headingId} sx={{ border: 1, borderColor: "divider", overflow: "hidden" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: 2, py: 1, minHeight: 52 }}>
        <Icon name={related.icon ?? "Category"} sx={{ color: "text.secondary" }} />
        <Typography id={headingId} component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {error ? null : <Typography color="text.secondary">{total.toLocaleString(language)}</Typography>}
        <Box sx={{ ml: "auto", display: "flex", gap: 0.5 }}>
          {error ? null : (
            <Button size="small" color="inherit" component={Link} to={all}>
              {t("console.relation.all")}
            </Button>
          )}
          {address ? (
            <Button size="small" component={Link} to={address} startIcon={<Icon name="Add" />}>
              {t("console.action.add")}
            </Button>
          ) : null}
        </Box>
      </Box>
      {error ? (
        <Box role="alert" sx={{ px: 2, pb: 1.5, display: "flex", alignItems: "center", gap: 1 }}>
          <Typography color="text.secondary">{t("console.relation.failed")}</Typography>
          <Button size="small" onClick={refetch}>
            {t("console.action.retry")}
          </Button>
        </Box>
      ) : null}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        <EntityProvider value={related}>
          {rows.map((row) => (
            <RelatedRow key={row.id} record={row} hiddenField={field.name} />
          ))}
        </EntityProvider>
      </Box>
    </Paper>
  );
}
