import { Stack, Typography } from "@mui/material";
import { useState } from "react";
import { ErrorState, LoadingState, useTexts } from "../../../../client/kit/console";
import type { ListedVersion } from "../../../../client/kit/questions";
import { Pick, useVersion } from "../../../../client/kit/questions";
import { questionsOf } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";
import { ChangeList } from "./ChangeList";
import { RestoreButton } from "./RestoreButton";
import { useChangeGroups } from "./useChangeGroups";
import type { VersionNumber } from "./VersionList";

interface VersionDetailProps {
  readonly versions: readonly ListedVersion[];
  readonly chosen: VersionNumber;
  readonly onRestored: () => void;
}

/** What a version is compared with unless the person says otherwise: the one before it; the draft with the newest. */
function usualBase(versions: readonly ListedVersion[], chosen: VersionNumber): VersionNumber {
  const earlier = versions.filter(({ version }) => chosen === undefined || version < chosen);
  return earlier[0]?.version;
}

/** A version beside another one: what changed, and the way back to it. */
export function VersionDetail({ versions, chosen, onRestored }: VersionDetailProps) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [asked, setAsked] = useState<number>();
  const base = asked ?? usualBase(versions, chosen);
  const before = useVersion(editor.activityId, base);
  const version = useVersion(editor.activityId, chosen);
  const after = chosen === undefined ? editor.draft : version.data?.questionnaire;
  const groups = useChangeGroups(before.data?.questionnaire, after);
  const others = versions.filter((one) => one.version !== chosen);
  const failed = [before, version].find(({ error }) => error);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <Typography variant="h4" component="h3" sx={{ flex: 1, minWidth: 160 }}>
          {chosen === undefined ? t("surveys.versions.draft") : t("surveys.versions.number", { version: chosen })}
        </Typography>
        {others.length > 0 && (
          <Pick
            label={t("surveys.versions.comparedWith")}
            isLabelled
            value={String(base ?? "")}
            choices={[
              ...(base === undefined ? [{ value: "", label: t("surveys.versions.nothingBefore") }] : []),
              ...others.map((one) => ({
                value: String(one.version),
                label: t("surveys.versions.number", { version: one.version }),
              })),
            ]}
            onChange={(value) => setAsked(value === "" ? undefined : Number(value))}
          />
        )}
        {chosen !== undefined && after && <RestoreButton version={chosen} draft={after} onRestored={onRestored} />}
      </Stack>
      {base === undefined && after && (
        <Typography sx={{ color: "text.secondary" }}>
          {t("surveys.versions.first", { smart_count: questionsOf(after).length })}
        </Typography>
      )}
      {groups && <ChangeList key={`${base} ${chosen}`} groups={groups} />}
      {!groups && (base !== undefined || !after) && <LoadingState />}
    </Stack>
  );
}
