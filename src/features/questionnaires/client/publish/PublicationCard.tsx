import { Box, Chip, Paper, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { useEditor } from "../editor/EditorContext";
import { countTexts } from "../versions/countTexts";
import { VersionsButton } from "../versions/VersionsButton";
import { LinkControl } from "./LinkControl";

function useDate(): (iso: string) => string {
  const { language } = useTexts();
  return (iso) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

function PublicationState() {
  const { t } = useTexts();
  const date = useDate();
  const { editor } = useEditor();
  const { published, status } = editor;
  const isOfOneVersion = !published || published.responses === editor.responses;
  const isCurrent = published?.isCurrent === true && status === "saved";
  const state = published ? (isCurrent ? "current" : "changed") : "never";
  const icons = { current: "CheckCircle", changed: "Edit", never: "Drafts" } as const;
  const colours = { current: "success", changed: "warning", never: "default" } as const;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap", minWidth: 0 }}>
      <Chip
        size="small"
        variant="outlined"
        color={colours[state]}
        icon={<Icon name={icons[state]} />}
        label={t(`surveys.state.${state}`)}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {[
          ...(published ? [t("surveys.state.version", { version: published.version, date: date(published.publishedAt) })] : []),
          countTexts(published ?? editor, t),
          ...(isOfOneVersion ? [] : [t("surveys.state.inAll", { smart_count: editor.responses })]),
        ].join(" · ")}
      </Typography>
      <VersionsButton />
    </Stack>
  );
}

/** What respondents get now, and how they come to it. */
export function PublicationCard() {
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1.25 }}>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center", justifyContent: "space-between" }}
      >
        <PublicationState />
        <LinkControl />
      </Box>
    </Paper>
  );
}
