import { Box, Tab, Tabs, Tooltip } from "@mui/material";
import { useCallback } from "react";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import type { SavedView } from "./savedView";
import type { SavedViews } from "./useSavedViews";
import { useDefaultView, useFollowedView, useViewState } from "./useViewState";
import { ViewMenu } from "./ViewMenu";

const TRASH = "trash";

interface ViewTabsProps {
  /** Those that everybody has. */
  readonly quick: readonly SavedView[];
  readonly saved: SavedViews;
  readonly view: SavedView | undefined;
  readonly isTrash: boolean;
  readonly onTrash: (isTrash: boolean) => void;
}

/** The list's views as tabs: everything, what everybody has, what people saved, and what was deleted where it can be restored. */
export function ViewTabs({ quick, saved, view, isTrash, onTrash }: ViewTabsProps) {
  const { t } = useTexts();
  const { isSoftDeleted, actions } = useEntity();
  const state = useViewState(view);
  const { apply } = state;
  useFollowedView(view);
  useDefaultView(
    saved.views,
    // biome-ignore lint/correctness/useExhaustiveDependencies: applied once, with what the list is then
    useCallback((first: SavedView) => apply(first), []),
  );
  const hasTrash = isSoftDeleted && actions.delete;
  const choose = (id: string) => {
    onTrash(id === TRASH);
    if (id !== TRASH) apply([...quick, ...saved.views].find((one) => one.id === id));
  };
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1.5 }}>
      <Tabs
        value={isTrash ? TRASH : (view?.id ?? "")}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t("console.views.label")}
        sx={{
          flex: "0 1 auto",
          minWidth: 0,
          minHeight: 36,
          "& .MuiTab-root": { minHeight: 36, py: 0.5, maxWidth: 240, flexDirection: "row", gap: 0.75 },
        }}
      >
        <Tab value="" label={t("console.views.all")} onClick={() => choose("")} />
        {[...quick, ...saved.views].map((one) => (
          <Tab
            key={one.id}
            value={one.id}
            onClick={() => choose(one.id)}
            label={
              <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", maxWidth: 190 }}>
                {one.name}
              </Box>
            }
            iconPosition="end"
            {...(one.isShared ? { icon: <SharedSign /> } : {})}
          />
        ))}
        {hasTrash ? (
          <Tab
            value={TRASH}
            label={t("console.views.trash")}
            icon={<Icon name="Delete" />}
            iconPosition="start"
            onClick={() => choose(TRASH)}
          />
        ) : null}
      </Tabs>
      {isTrash ? null : <ViewMenu view={view} saved={saved} state={state} />}
    </Box>
  );
}

function SharedSign() {
  const { t } = useTexts();
  return (
    <Tooltip title={t("console.views.shared")}>
      <Box component="span" sx={{ display: "flex", mb: "0 !important" }}>
        <Icon name="Group" sx={{ fontSize: 16 }} />
      </Box>
    </Tooltip>
  );
}
