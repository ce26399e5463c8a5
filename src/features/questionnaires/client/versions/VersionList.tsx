import { Chip, List, ListItemButton, ListItemText, Stack } from "@mui/material";
import { RelativeTime, useTexts } from "../../../../client/kit/console";
import type { ListedVersion } from "../../../../client/kit/questions";
import { countTexts } from "./countTexts";

/** A version by its number; the draft, which has none yet, by `undefined`. */
export type VersionNumber = number | undefined;

interface VersionListProps {
  readonly versions: readonly ListedVersion[];
  readonly chosen: VersionNumber;
  readonly onChoose: (version: VersionNumber) => void;
}

function Facts({ version }: { readonly version: ListedVersion }) {
  const { t } = useTexts();
  return (
    <>
      <RelativeTime value={version.publishedAt} />
      {[version.publishedBy, countTexts(version, t)]
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)
        .join("")}
    </>
  );
}

/** The draft and all versions, newest first. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t } = useTexts();
  return (
    <List dense disablePadding component="div" role="group" aria-label={t("surveys.versions.list")}>
      <ListItemButton selected={chosen === undefined} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <ListItemText primary={t("surveys.versions.draft")} secondary={t("surveys.versions.draftHelp")} />
      </ListItemButton>
      {versions.map((version) => (
        <ListItemButton
          key={version.version}
          selected={chosen === version.version}
          aria-pressed={chosen === version.version}
          onClick={() => onChoose(version.version)}
        >
          <ListItemText
            primary={
              <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
                {t("surveys.versions.number", { version: version.version })}
                {version.isPublished && (
                  <Chip size="small" color="success" variant="outlined" label={t("surveys.state.current")} />
                )}
              </Stack>
            }
            secondary={<Facts version={version} />}
            slotProps={{ primary: { component: "div" } }}
          />
        </ListItemButton>
      ))}
    </List>
  );
}
