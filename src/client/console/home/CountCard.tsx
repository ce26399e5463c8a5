import { Card, CardActionArea, Skeleton, Typography } from "@mui/material";
import { useGetList } from "ra-core";
import { Link } from "react-router-dom";
import type { ClientEntity } from "../../../schema/clientCatalog";
import { Icon } from "../../look/icons";
import { useTexts } from "../../screens/common/useTexts";
import { entityName } from "../../screens/entity/entityTexts";

const ONE = { page: 1, perPage: 1 };

/** How many records of an entity there are, leading to their list. */
export function CountCard({ entity }: { readonly entity: ClientEntity }) {
  const { t, language } = useTexts();
  const { total, isPending } = useGetList(entity.resource, { pagination: ONE, sort: entity.sort, filter: {} });
  return (
    <Card variant="outlined" sx={{ borderColor: "divider" }}>
      <CardActionArea
        component={Link}
        to={`/${entity.resource}`}
        sx={{
          p: 2,
          display: "grid",
          gap: 0.5,
          justifyItems: "start",
          justifyContent: "start",
          // Where a neighbour's name takes two lines, the figures stay on one.
          alignContent: "space-between",
          height: "100%",
        }}
      >
        <Typography
          color="text.secondary"
          sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 500, overflowWrap: "anywhere" }}
        >
          <Icon name={entity.icon ?? "Category"} color="primary" />
          {entityName(t, entity, 2)}
        </Typography>
        <Typography component="span" sx={{ fontSize: "1.75rem", fontWeight: 650, letterSpacing: "-0.02em", lineHeight: 1.2 }}>
          {isPending ? <Skeleton width={56} /> : (total?.toLocaleString(language) ?? "–")}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
