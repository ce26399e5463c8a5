import { Button } from "@mui/material";
import { EmptyState, useTexts } from "../../../../client/kit/console";
import type { Selection } from "../results";
import { withoutLast } from "./conditions";

/** No response meets all filters: the way back. */
export function NothingLeft({
  selection,
  onChange,
}: {
  readonly selection: Selection;
  readonly onChange: (next: Selection) => void;
}) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon="FilterList"
      title={t("filters.empty.title")}
      body={t("filters.empty.body")}
      action={
        <Button variant="contained" onClick={() => onChange(withoutLast(selection))}>
          {t("filters.empty.removeLast")}
        </Button>
      }
    />
  );
}
