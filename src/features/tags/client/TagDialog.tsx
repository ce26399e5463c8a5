import { TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useId } from "react";
import { FormDialog, NamesFailure, useTexts } from "../../../client/kit/console";
import { TagPicker } from "./TagPicker";
import { useTagChange } from "./useTagChange";

interface TagDialogProps {
  /** Members who are chosen already. @default they are pasted */
  readonly ids?: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives members tags, or takes tags from them. */
export function TagDialog({ ids, onClose, onDone }: TagDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const change = useTagChange(ids, onDone);
  const { form, members } = change;
  const counted = members.length > 0 ? t("tags.change.counted", { smart_count: members.length }) : t("tags.change.namesHelp");
  return (
    <FormDialog
      title={ids ? t("tags.change.titleFor", { smart_count: ids.length }) : t("tags.change.title")}
      submitLabel={t(form.isRemoving ? "tags.change.remove" : "tags.change.add")}
      isBusy={change.isBusy}
      maxWidth="sm"
      onSubmit={() => change.submit()}
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={form.isRemoving ? "remove" : "add"}
        aria-label={t("tags.change.direction")}
        onChange={(_, next: string | null) => next && change.change({ isRemoving: next === "remove" })}
      >
        <ToggleButton value="add" sx={{ color: "text.primary" }}>
          {t("tags.change.add")}
        </ToggleButton>
        <ToggleButton value="remove" sx={{ color: "text.primary" }}>
          {t("tags.change.remove")}
        </ToggleButton>
      </ToggleButtonGroup>
      {!ids && (
        <TextField
          id={`${id}-names`}
          label={t("tags.change.names")}
          value={form.names}
          onChange={(event) => change.change({ names: event.target.value })}
          error={change.hasMemberIssue}
          helperText={change.hasMemberIssue ? t("tags.change.namesIssue") : counted}
          multiline
          minRows={3}
          maxRows={8}
          autoFocus
        />
      )}
      <TagPicker
        value={form.tags}
        onChange={(tags) => change.change({ tags })}
        canMake={!form.isRemoving}
        hasIssue={change.hasTagIssue}
      />
      {change.error ? <NamesFailure error={change.error} /> : null}
    </FormDialog>
  );
}
