import { Button, Skeleton } from "@mui/material";
import { useListContext } from "ra-core";
import { Link } from "react-router-dom";
import { Icon } from "../../look/icons";
import { PageHeader } from "../common/PageHeader";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";

export function ListHeader() {
  const { total, isPending } = useListContext();
  const { t, language } = useTexts();
  const entity = useEntity();
  const { plural } = useEntityTexts();
  const path = useEntityPath();
  const count = total === undefined ? "" : t("console.list.count", { smart_count: total, count: total.toLocaleString(language) });
  const description = t(`entities.${entity.name}.description`, { _: "" });
  return (
    <PageHeader
      title={plural}
      subtitle={description || (isPending ? <Skeleton width={90} /> : count)}
      actions={
        entity.create ? (
          <Button variant="contained" component={Link} to={path.create} startIcon={<Icon name="Add" />}>
            {t("console.action.create")}
          </Button>
        ) : undefined
      }
    />
  );
}
