import { Box, Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { Icon } from "../../../theme/icons";
import { useConfirm } from "../../common/confirm";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import type { SavedView } from "./savedView";
import type { SavedViews } from "./useSavedViews";
import type { useViewState } from "./useViewState";
import { type ViewAnswers, ViewDialog } from "./ViewDialog";

interface ViewMenuProps {
  readonly view: SavedView | undefined;
  readonly saved: SavedViews;
  readonly state: ReturnType<typeof useViewState>;
}

const NEW: ViewAnswers = { name: "", isShared: false, isDefault: false };

/** What can be done with the view in force: keep its changes, save it as another, rename, delete. */
export function ViewMenu({ view, saved, state }: ViewMenuProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<"create" | "edit">();
  const { now, isChanged, apply, setViewId } = state;
  const own = view?.isOwn ? view : undefined;
  const label = t(isChanged ? "console.views.changed" : "console.views.menu");

  const attempt = async (work: () => Promise<unknown>) => {
    setAnchor(undefined);
    try {
      await work();
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
    }
  };
  const update = (one: SavedView) =>
    attempt(async () => {
      await saved.save({ ...answersOf(one), id: one.id, settings: now });
      notice(t("console.views.saved", { name: one.name }));
    });
  const remove = async (one: SavedView) => {
    setAnchor(undefined);
    const isSure = await confirm({
      title: t("console.views.remove.title", { name: one.name }),
      body: t(one.isShared ? "console.views.remove.shared" : "console.views.remove.body"),
      confirmLabel: t("console.action.delete"),
      isDestructive: true,
    });
    if (!isSure) return;
    await attempt(() => saved.remove(one.id));
    apply(undefined);
  };
  const save = async (answers: ViewAnswers) => {
    const id = dialog === "edit" ? own?.id : undefined;
    const settings = id && own ? own.settings : now;
    setViewId(await saved.save({ ...answers, settings, ...(id ? { id } : {}) }));
  };
  const items = [
    { name: "update", icon: "Check", isShown: own && isChanged, run: () => own && update(own) },
    { name: "discard", icon: "Undo", isShown: isChanged, run: () => apply(view) },
    { name: "saveAs", icon: "Add", isShown: true, run: () => setDialog("create") },
    { name: "rename", icon: "Edit", isShown: own, run: () => setDialog("edit") },
    { name: "delete", icon: "Delete", isShown: own, run: () => own && remove(own) },
  ];
  return (
    <>
      <Button
        size="small"
        color={isChanged ? "primary" : "inherit"}
        startIcon={<Icon name={isChanged ? "Edit" : "BookmarkAdd"} />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={label}
        sx={{
          flex: "none",
          minWidth: 40,
          minHeight: 36,
          whiteSpace: "nowrap",
          color: isChanged ? "primary.main" : "text.secondary",
          "& .MuiButton-startIcon": { ml: 0, mr: { xs: 0, sm: 1 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {label}
        </Box>
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {items
          .filter(({ isShown }) => isShown)
          .map(({ name, icon, run }) => (
            <MenuItem
              key={name}
              onClick={() => {
                setAnchor(undefined);
                void run();
              }}
            >
              <ListItemIcon>
                <Icon name={icon} />
              </ListItemIcon>
              <ListItemText>{t(`console.views.${name}`, { name: view?.name ?? "" })}</ListItemText>
            </MenuItem>
          ))}
      </Menu>
      {dialog ? (
        <ViewDialog
          initial={dialog === "edit" && own ? answersOf(own) : NEW}
          title={t(dialog === "edit" ? "console.views.rename" : "console.views.saveAs")}
          canShare={saved.canShare}
          onSave={save}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </>
  );
}

function answersOf({ name, isShared, isDefault }: SavedView): ViewAnswers {
  return { name, isShared, isDefault };
}
