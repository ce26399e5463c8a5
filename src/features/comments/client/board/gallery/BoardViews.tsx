import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useSearchParams } from "react-router-dom";
import { Icon, useTexts } from "../../../../../client/kit/console";

const VIEW = "view";
const GALLERY = "gallery";

/** Whether the address says that images are looked at rather than what was said. */
export function useIsGallery(): boolean {
  return useSearchParams()[0].get(VIEW) === GALLERY;
}

/** What was said, or its images and videos. */
export function BoardViews() {
  const { t } = useTexts();
  const [, setParams] = useSearchParams();
  const isGallery = useIsGallery();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isGallery ? GALLERY : "conversation"}
      aria-label={t("comments.board.gallery.views")}
      onChange={(_event, next: string | null) => {
        if (next) setParams(next === GALLERY ? { [VIEW]: GALLERY } : {});
      }}
      sx={{ "& .MuiToggleButton-root": { color: "text.secondary", gap: 0.75, px: 1.5, minHeight: { xs: 44, sm: 36 } } }}
    >
      <ToggleButton value="conversation">
        <Icon name="Forum" />
        {t("comments.board.title")}
      </ToggleButton>
      <ToggleButton value={GALLERY}>
        <Icon name="PhotoLibrary" />
        {t("comments.board.gallery.title")}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
