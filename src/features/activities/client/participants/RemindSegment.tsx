import { MenuItem, TextField } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useTexts } from "../../../../client/kit/console";
import { wizard } from "../wizard/wizardCalls";

interface RemindSegmentProps {
  readonly isBusy: boolean;
  /** @param segment id. @returns whether it was done */
  readonly onRemind: (segment: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks whose pending members are reminded: those of one segment. */
export function RemindSegment({ isBusy, onRemind, onClose }: RemindSegmentProps) {
  const { t } = useTexts();
  const id = useId();
  const [segment, setSegment] = useState("");
  const { data: segments = [], isPending } = wizard.useCall("GET /api/activities/participants/segments", {});
  const submit = async () => {
    if (segment && (await onRemind(segment))) onClose();
  };
  const isEmpty = !isPending && segments.length === 0;
  return (
    <FormDialog
      title={t("activities.participants.remindSegmentTitle")}
      submitLabel={t("activities.participants.remindSegmentSubmit")}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        select
        id={id}
        label={t("activities.participants.segment")}
        helperText={t(isEmpty ? "activities.wizard.people.noSegments" : "activities.participants.segmentHelp")}
        value={segment}
        disabled={isPending || isEmpty}
        onChange={({ target }) => setSegment(target.value)}
        required
      >
        {segments.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name} ({one.members})
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
