import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useSearchParams } from "react-router-dom";
import { Icon, useTexts } from "../../../../client/kit/console";

const VIEW = "view";
const VIEWS = {
  conversation: { icon: "Forum", label: "comments.board.title" },
  gallery: { icon: "PhotoLibrary", label: "comments.board.gallery.title" },
  profile: { icon: "TableChart", label: "comments.board.profile" },
  summary: { icon: "BarChart", label: "comments.board.summary.title" },
} as const;
export type BoardView = keyof typeof VIEWS;

/** The one of the views that the address names. */
export function useBoardView(views: readonly BoardView[]): BoardView {
  const named = useSearchParams()[0].get(VIEW);
  return views.find((view) => view === named) ?? "conversation";
}

/** What was said, its images and videos, or what came of it. */
export function BoardViews({ views }: { readonly views: readonly BoardView[] }) {
  const { t } = useTexts();
  const [, setParams] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={useBoardView(views)}
      aria-label={t("comments.board.gallery.views")}
      onChange={(_event, next: BoardView | null) => {
        if (next) setParams(next === "conversation" ? {} : { [VIEW]: next });
      }}
      sx={{
        flexWrap: "wrap",
        "& .MuiToggleButton-root": { color: "text.secondary", gap: 0.75, px: 1.5, minHeight: { xs: 44, sm: 36 } },
      }}
    >
      {views.map((view) => (
        <ToggleButton key={view} value={view}>
          <Icon name={VIEWS[view].icon} />
          {t(VIEWS[view].label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
