import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
import { useId } from "react";
import { NamesFailure, useTexts } from "../../../client/kit/console";
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
    <Dialog open onClose={() => !change.isBusy && onClose()} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          change.submit();
        }}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
          {ids ? t("tags.change.titleFor", { smart_count: ids.length }) : t("tags.change.title")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
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
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={change.isBusy}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={change.isBusy}>
            {t(form.isRemoving ? "tags.change.remove" : "tags.change.add")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
