import { Button } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { restoreRecord } from "../../data/recordApi";
import type { EntityRecord } from "../../host/clientHost";
import { Icon } from "../../theme/icons";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";

/** Brings a deleted record back. */
export function RestoreButton({ record }: { readonly record: EntityRecord }) {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const { refetch } = useListContext();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const name = labelOf(record);
  const restore = async () => {
    setIsBusy(true);
    try {
      await restoreRecord({ resource, id: record.id });
      notice(t("console.record.restored", { name }));
      void refetch();
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      loadingPosition="start"
      startIcon={<Icon name="RestoreFromTrash" />}
      aria-label={`${t("console.action.restore")}: ${name}`}
      onClick={() => void restore()}
    >
      {t("console.action.restore")}
    </Button>
  );
}
