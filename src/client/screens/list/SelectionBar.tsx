import { Box, Button, IconButton, Typography } from "@mui/material";
import { useDeleteMany, useListContext } from "ra-core";
import { Icon } from "../../look/icons";
import { useConfirm } from "../common/confirm";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";

/** Takes the tools' place while rows are selected: how many, and what to do with them. */
export function SelectionBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { resource } = useEntity();
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [deleteMany, { isPending }] = useDeleteMany();
  const count = selectedIds?.length ?? 0;

  const remove = async () => {
    const texts = { smart_count: count };
    const isSure = await confirm({
      title: t("ra.message.bulk_delete_title", texts),
      body: t("ra.message.bulk_delete_content", texts),
      confirmLabel: t("console.action.delete"),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deleteMany(resource, { ids: selectedIds }, { mutationMode: "pessimistic", returnPromise: true });
      onUnselectItems();
      notice(t("ra.notification.deleted", texts));
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
    }
  };

  return (
    <Box
      role="toolbar"
      aria-label={t("console.list.actions")}
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 40 }}
    >
      <IconButton size="small" aria-label={t("ra.action.unselect")} onClick={() => onUnselectItems()}>
        <Icon name="Close" />
      </IconButton>
      <Typography aria-live="polite" sx={{ fontWeight: 600, flex: 1 }}>
        {t("ra.action.bulk_actions", { smart_count: count })}
      </Typography>
      <Button color="error" disabled={isPending} startIcon={<Icon name="Delete" />} onClick={remove}>
        {t("console.action.delete")}
      </Button>
    </Box>
  );
}
