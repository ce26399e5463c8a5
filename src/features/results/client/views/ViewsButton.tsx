import { Badge, Box, Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { ApiError, failureText, Icon, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { ResultsView } from "../../shared/viewsApi";
import { type SavedViews, useChangeView, useCreateView, useDeleteView } from "./useSavedViews";
import { type ViewAnswers, ViewDialog } from "./ViewDialog";
import { currentSettings, isSameView } from "./viewState";

interface ViewsButtonProps {
  readonly ownerId: string;
  readonly saved: SavedViews;
}

const NEW: ViewAnswers = { name: "", isShared: false };

function useViewActions({ ownerId, saved }: ViewsButtonProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const confirm = useConfirm();
  const create = useCreateView(ownerId);
  const change = useChangeView(ownerId);
  const remove = useDeleteView(ownerId);
  const { current, choose } = saved;
  const fail = (error: unknown) => {
    const isConflict = error instanceof ApiError && error.status === 409 && error.problem?.code === "record.conflict";
    notice(isConflict ? t("resultsViews.conflict") : failureText(error, t), "error");
  };
  return {
    create,
    change,
    overwrite: (view: ResultsView) =>
      change.mutate(
        { viewId: view.id, version: view.version, settings: currentSettings(ownerId) },
        { onSuccess: () => notice(t("resultsViews.saved"), "success"), onError: fail },
      ),
    copy: async ({ id }: ResultsView) => {
      const address = new URL(location.href);
      address.searchParams.set("view", id);
      try {
        await navigator.clipboard.writeText(address.href);
        notice(t("resultsViews.copied"), "success");
      } catch {
        notice(t("resultsViews.notCopied"), "error");
      }
    },
    remove: async (view: ResultsView) => {
      const isSure = await confirm({
        title: t("resultsViews.removeTitle", { name: view.name }),
        body: t(view.isShared ? "resultsViews.removeShared" : "resultsViews.removeBody"),
        confirmLabel: t("resultsViews.remove"),
        isDestructive: true,
      });
      if (!isSure) return;
      remove.mutate(view.id, {
        onSuccess: () => {
          if (current?.id === view.id) choose(undefined);
          notice(t("resultsViews.removed"), "success");
        },
        onError: fail,
      });
    },
  };
}

/** Saved views: choose one, save what is on the screen, share it. */
export function ViewsButton({ ownerId, saved }: ViewsButtonProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<"create" | "edit">();
  const { views, canShare, current, choose } = saved;
  const actions = useViewActions({ ownerId, saved });
  const isChanged = current !== undefined && !isSameView(current.settings, currentSettings(ownerId));
  const close = () => setAnchor(undefined);
  const act = (work: () => unknown) => () => {
    close();
    void work();
  };
  const done = (view: ResultsView, isNew: boolean) => {
    setDialog(undefined);
    notice(t("resultsViews.saved"), "success");
    if (isNew) choose(view);
  };
  // Two quick clicks come before the first is seen to be under way.
  const isSent = useRef(false);
  const save = (answers: ViewAnswers) => {
    if (isSent.current) return;
    isSent.current = true;
    const onSettled = () => {
      isSent.current = false;
    };
    if (dialog === "edit" && current)
      actions.change.mutate(
        { viewId: current.id, version: current.version, ...answers },
        { onSuccess: (view) => done(view, false), onSettled },
      );
    else
      actions.create.mutate(
        { ...answers, settings: currentSettings(ownerId) },
        { onSuccess: (view) => done(view, true), onSettled },
      );
  };
  const write = dialog === "edit" ? actions.change : actions.create;
  const groups = [
    ["team", views.filter(({ isShared }) => isShared)],
    ["mine", views.filter(({ isShared }) => !isShared)],
  ] as const;
  return (
    <>
      <Badge variant="dot" color="warning" invisible={!isChanged}>
        <Button
          variant="outlined"
          startIcon={<Icon name="Tab" />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ maxWidth: 260 }}
        >
          <Box component="span" dir="auto" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {current?.name ?? t("resultsViews.button")}
          </Box>
        </Button>
      </Badge>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ paper: { sx: { width: 320, maxWidth: "100%" } } }}
      >
        {views.length === 0 && (
          <MenuItem disabled sx={{ display: "block", whiteSpace: "normal", "&.Mui-disabled": { opacity: 1 } }}>
            <Typography sx={{ fontWeight: 600 }}>{t("resultsViews.none")}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t("resultsViews.noneBody")}
            </Typography>
          </MenuItem>
        )}
        {groups.flatMap(([name, listed]) =>
          listed.length === 0
            ? []
            : [
                <MenuItem
                  key={name}
                  disabled
                  dense
                  sx={{ typography: "body2", "&.Mui-disabled": { opacity: 1, color: "text.secondary" } }}
                >
                  {t(`resultsViews.${name}`)}
                </MenuItem>,
                ...listed.map((view) => (
                  <MenuItem
                    key={view.id}
                    role="menuitemradio"
                    aria-checked={view.id === current?.id}
                    selected={view.id === current?.id}
                    onClick={act(() => choose(view))}
                  >
                    <ListItemText
                      primary={view.name}
                      secondary={view.id === current?.id && isChanged ? t("resultsViews.changed") : undefined}
                      slotProps={{ primary: { dir: "auto", noWrap: true } }}
                    />
                  </MenuItem>
                )),
              ],
        )}
        <Divider />
        {current && isChanged && current.canChange && (
          <MenuItem onClick={act(() => actions.overwrite(current))}>
            <ListItemIcon>
              <Icon name="Save" />
            </ListItemIcon>
            <ListItemText sx={{ "& .MuiTypography-root": { whiteSpace: "normal" } }}>
              {t("resultsViews.overwrite", { name: current.name })}
            </ListItemText>
          </MenuItem>
        )}
        <MenuItem onClick={act(() => setDialog("create"))}>
          <ListItemIcon>
            <Icon name="Add" />
          </ListItemIcon>
          {t(current ? "resultsViews.saveAs" : "resultsViews.save")}
        </MenuItem>
        {current && (
          <MenuItem onClick={act(() => actions.copy(current))}>
            <ListItemIcon>
              <Icon name="ContentCopy" />
            </ListItemIcon>
            {t("resultsViews.copy")}
          </MenuItem>
        )}
        {current?.canChange && [
          <MenuItem key="edit" onClick={act(() => setDialog("edit"))}>
            <ListItemIcon>
              <Icon name="Edit" />
            </ListItemIcon>
            {t("resultsViews.edit")}
          </MenuItem>,
          <MenuItem key="remove" onClick={act(() => actions.remove(current))}>
            <ListItemIcon>
              <Icon name="Delete" />
            </ListItemIcon>
            {t("resultsViews.remove")}
          </MenuItem>,
        ]}
        {current && (
          <MenuItem onClick={act(() => choose(undefined))}>
            <ListItemIcon>
              <Icon name="Close" />
            </ListItemIcon>
            {t("resultsViews.leave")}
          </MenuItem>
        )}
      </Menu>
      {dialog && (
        <ViewDialog
          title={t(dialog === "edit" ? "resultsViews.edit" : "resultsViews.save")}
          initial={dialog === "edit" && current ? current : NEW}
          canShare={canShare}
          isBusy={write.isPending}
          error={write.error}
          onSave={save}
          onClose={() => {
            write.reset();
            setDialog(undefined);
          }}
        />
      )}
    </>
  );
}
