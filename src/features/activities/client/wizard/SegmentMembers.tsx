import { Autocomplete, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { UsedSegment } from "../../shared/api/wizard";
import { MOST_SEGMENTS } from "../../shared/publication";
import { wizard } from "./wizardCalls";

interface SegmentMembersProps {
  readonly isBusy: boolean;
  /** Told ids of segments. */
  readonly onAdd: (segments: readonly string[]) => Promise<boolean>;
}

/** Participants by segment: all members who are in one of those chosen at the moment. */
export function SegmentMembers({ isBusy, onAdd }: SegmentMembersProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<readonly UsedSegment[]>([]);
  const { data: segments, isPending } = wizard.useCall("GET /api/activities/participants/segments", {});
  const add = async () => {
    if (await onAdd(chosen.map(({ id }) => id))) setChosen([]);
  };
  if (segments?.length === 0) return <Typography variant="body2">{t("activities.wizard.people.noSegments")}</Typography>;
  return (
    <Stack sx={{ gap: 1 }}>
      <Autocomplete
        multiple
        size="small"
        options={segments ?? []}
        value={[...chosen]}
        loading={isPending}
        getOptionLabel={({ name, members }) => `${name} (${members})`}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        openText={t("fields.open")}
        closeText={t("fields.close")}
        clearText={t("fields.clear")}
        loadingText={t("console.state.loading")}
        noOptionsText={t("fields.reference.none")}
        onChange={(_event, next) => setChosen(next.slice(0, MOST_SEGMENTS))}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t("activities.wizard.people.segments")}
            helperText={t("activities.wizard.people.segmentsHelp")}
          />
        )}
      />
      <Button
        variant="outlined"
        sx={{ alignSelf: "flex-start" }}
        disabled={isBusy || chosen.length === 0}
        onClick={() => void add()}
      >
        {t("activities.wizard.people.addSegments")}
      </Button>
    </Stack>
  );
}
