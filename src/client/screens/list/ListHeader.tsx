import { Button, Skeleton, Tooltip } from "@mui/material";
import { useListContext } from "ra-core";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "../../theme/icons";
import { HiddenPart } from "../common/HiddenPart";
import { PageHeader } from "../common/PageHeader";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { ImportButton } from "../import/ImportButton";
import { useShortcuts } from "../shortcuts/shortcuts";
import { ExportMenu } from "./export/ExportMenu";
import { ListActions } from "./ListActions";
import { countText } from "./paging/count";
import { useIsEstimate } from "./paging/useIsEstimate";
import { useIsTrash } from "./trash";

function CreateButton() {
  const { t } = useTexts();
  const path = useEntityPath();
  const navigate = useNavigate();
  const label = t("console.action.create");
  useShortcuts([{ keys: "n", label, group: t("console.shortcuts.list"), run: () => navigate(path.create) }]);
  return (
    <Tooltip title={`${label} · N`} describeChild>
      <Button variant="contained" component={Link} to={path.create} startIcon={<Icon name="Add" />} aria-keyshortcuts="n">
        {label}
      </Button>
    </Tooltip>
  );
}

/** The list's name, how much there is, and what can be done with all of it. */
export function ListHeader() {
  const { total, isPending } = useListContext();
  const { t, language } = useTexts();
  const entity = useEntity();
  const { plural } = useEntityTexts();
  const isTrash = useIsTrash();
  const isEstimate = useIsEstimate();
  const description = t(`entities.${entity.name}.description`, { _: "" });
  const count =
    total === undefined ? "" : t("console.list.count", { smart_count: total, count: countText(total, isEstimate, language) });
  const hiddenCreate = entity.hidden?.actions.find(({ name }) => name === "create");
  return (
    <PageHeader
      title={plural}
      subtitle={description || (isPending ? <Skeleton width={90} /> : count)}
      actions={
        isTrash ? undefined : (
          <>
            {entity.actions.create && entity.create && !entity.wizard ? <ImportButton /> : null}
            <ListActions />
            <ExportMenu />
            {entity.create ? <CreateButton /> : null}
            {hiddenCreate ? <HiddenPart part={hiddenCreate} label={t("console.action.create")} /> : null}
          </>
        )
      }
    />
  );
}
