import { Box, Button, Link as MuiLink, Paper, Skeleton, Typography } from "@mui/material";
import { useGetList } from "ra-core";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { Icon } from "../../look/icons";
import { RelativeTime } from "../../screens/common/RelativeTime";
import { EmptyState, ErrorState } from "../../screens/common/states";
import { toneOf } from "../../screens/common/tone";
import { useTexts } from "../../screens/common/useTexts";
import { useEntity } from "../../screens/entity/entities";
import { FieldCell } from "../../screens/entity/FieldCell";
import { useEntityPath } from "../../screens/entity/useEntityPath";
import { useEntityTexts } from "../../screens/entity/useEntityTexts";

const SHOWN = 6;
const SKELETONS = ["54%", "38%", "61%", "45%"];

function Line({ record }: { readonly record: EntityRecord }) {
  const entity = useEntity();
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const state = entity.fields.find((field) => field.schema.enum && toneOf(record[field.name], field));
  const { updatedAt } = record;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <MuiLink
        component={Link}
        to={path.record(record.id)}
        color="inherit"
        underline="hover"
        sx={{ flex: "1 1 240px", fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {labelOf(record)}
      </MuiLink>
      {state ? <FieldCell record={record} field={state} /> : null}
      {typeof updatedAt === "string" ? (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ minWidth: 120, textAlign: { sm: "right" } }}>
          <RelativeTime value={updatedAt} />
        </Typography>
      ) : null}
    </Box>
  );
}

/** What moved last in the console's first entity. */
export function RecentRecords() {
  const entity = useEntity();
  const { t } = useTexts();
  const { plural } = useEntityTexts();
  const path = useEntityPath();
  const { data, error, isPending, refetch } = useGetList<EntityRecord>(entity.resource, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: "updatedAt", order: "DESC" },
    filter: {},
  });
  return (
    <Paper component="section" sx={{ border: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, px: 2, py: 1.25 }}>
        <Typography variant="h4" component="h2">
          {t("console.home.recent", { name: plural.toLowerCase() })}
        </Typography>
        <Button component={Link} to={path.list} sx={{ flex: "none" }} endIcon={<Icon name="ChevronRight" />}>
          {t("console.home.all")}
        </Button>
      </Box>
      {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      {data?.length === 0 ? (
        <EmptyState
          icon={entity.icon ?? "Inbox"}
          title={t("console.list.empty.title", { name: plural.toLowerCase() })}
          body={t(entity.create ? "console.list.empty.body" : "console.list.empty.bodyReadOnly")}
        />
      ) : null}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {isPending
          ? SKELETONS.map((width) => (
              <Box component="li" key={width} sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: "divider" }}>
                <Skeleton width={width} />
              </Box>
            ))
          : (data ?? []).map((record) => <Line key={record.id} record={record} />)}
      </Box>
    </Paper>
  );
}
