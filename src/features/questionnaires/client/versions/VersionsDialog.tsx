import { Box, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery, useTheme } from "@mui/material";
import { useId, useState } from "react";
import { ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import { useVersions } from "../../../../client/kit/questions";
import { useEditor } from "../editor/EditorContext";
import { VersionDetail } from "./VersionDetail";
import { VersionList, type VersionNumber } from "./VersionList";

/** All versions of the questionnaire, each with what it changed. */
export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down("md"));
  const titleId = useId();
  const [chosen, setChosen] = useState<VersionNumber>();
  const { data: versions, error, refetch } = useVersions(editor.activityId);
  return (
    <Dialog open fullWidth fullScreen={isNarrow} maxWidth="lg" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: "h4", display: "flex", alignItems: "center", gap: 1, pr: 1.5 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {t("surveys.versions.title")}
        </Box>
        <IconButton onClick={onClose} aria-label={t("surveys.close")}>
          <Icon name="Close" />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, minHeight: { md: "60vh" } }}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!versions && !error && <LoadingState />}
        {versions && (
          <Box
            sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "280px minmax(0, 1fr)" }, minHeight: "100%" }}
          >
            <Box
              sx={{
                borderColor: "divider",
                borderStyle: "solid",
                borderWidth: { xs: "0 0 1px", md: "0 1px 0 0" },
                maxHeight: { xs: 240, md: "none" },
                overflowY: "auto",
              }}
            >
              <VersionList versions={versions} chosen={chosen} onChoose={setChosen} />
            </Box>
            <Box sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
              <VersionDetail key={chosen ?? "draft"} versions={versions} chosen={chosen} onRestored={onClose} />
            </Box>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}
