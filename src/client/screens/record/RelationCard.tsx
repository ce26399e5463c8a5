import { Box, Button, Paper, Skeleton, Typography } from "@mui/material";
import { useCreatePath, useGetManyReference } from "ra-core";
import { Link } from "react-router-dom";
import type { ClientEntity, ClientField } from "../../../schema/clientCatalog";
import type { EntityRecord } from "../../host/clientHost";
import { Icon } from "../../look/icons";
import { useTexts } from "../common/useTexts";
import { EntityProvider, useEntity } from "../entity/entities";
import { entityName, fieldLabel } from "../entity/entityTexts";
import { givingValues } from "./givenValues";
import { RelatedRow } from "./RelatedRow";
import { givenReference, referenceValue } from "./relationFilter";
import { useSeen } from "./useSeen";

/** Enough to recognise what is there; the list shows the rest. */
const SHOWN = 5;

interface RelationCardProps {
  readonly record: EntityRecord;
  readonly related: ClientEntity;
  /** The related entity's field that refers to the record. */
  readonly field: ClientField;
}

/** Records of one entity that refer to this one, with their count, a way to all of them and to a new one. */
export function RelationCard({ record, related, field }: RelationCardProps) {
  const entity = useEntity();
  const { t, language } = useTexts();
  const createPath = useCreatePath();
  const value = referenceValue(field, entity, record.id);
  const { ref, isSeen } = useSeen<HTMLElement>();
  const { data, total, error, isPending, refetch } = useGetManyReference<EntityRecord>(
    related.resource,
    {
      target: field.name,
      id: value,
      pagination: { page: 1, perPage: SHOWN },
      sort: related.sort,
      filter: {},
    },
    // A record may have many kinds of relations: those far down the page wait until somebody gets there.
    { enabled: isSeen },
  );
  const plural = entityName(t, related, 2);
  const isUsual = entity.relations.filter(({ entity: name }) => name === related.name).length === 1;
  const title = isUsual ? plural : `${plural} · ${fieldLabel(t, related, field)}`;
  const all = `${createPath({ resource: related.resource, type: "list" })}?${new URLSearchParams({
    filter: JSON.stringify({ [field.name]: value }),
  })}`;
  const add = `${createPath({ resource: related.resource, type: "create" })}${givingValues({
    [field.name]: givenReference(field, entity, record.id),
  })}`;
  const canAdd = related.create?.schema.properties?.[field.name] !== undefined;
  const headingId = `relation-${related.name}-${field.name}`;
  return (
    <Paper
      component="section"
      ref={ref}
      aria-labelledby={headingId}
      sx={{ border: 1, borderColor: "divider", overflow: "hidden" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: 2, py: 1, minHeight: 52 }}>
        <Icon name={related.icon ?? "Category"} sx={{ color: "text.secondary" }} />
        <Typography id={headingId} component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {total === undefined ? null : <Typography color="text.secondary">{total.toLocaleString(language)}</Typography>}
        <Box sx={{ ml: "auto", display: "flex", gap: 0.5 }}>
          {total ? (
            <Button size="small" color="inherit" component={Link} to={all}>
              {t("console.relation.all")}
            </Button>
          ) : null}
          {canAdd ? (
            <Button size="small" component={Link} to={add} startIcon={<Icon name="Add" />}>
              {t("console.action.add")}
            </Button>
          ) : null}
        </Box>
      </Box>
      {error ? (
        <Box role="alert" sx={{ px: 2, pb: 1.5, display: "flex", alignItems: "center", gap: 1 }}>
          <Typography color="text.secondary">{t("console.relation.failed")}</Typography>
          <Button size="small" onClick={() => void refetch()}>
            {t("console.action.retry")}
          </Button>
        </Box>
      ) : null}
      {isPending ? <Skeleton variant="rounded" sx={{ mx: 2, mb: 2, height: 40 }} /> : null}
      {data?.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {t("console.relation.none")}
        </Typography>
      ) : null}
      {data && data.length > 0 ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          <EntityProvider value={related}>
            {data.map((row) => (
              <RelatedRow key={row.id} record={row} hiddenField={field.name} />
            ))}
          </EntityProvider>
        </Box>
      ) : null}
    </Paper>
  );
}
