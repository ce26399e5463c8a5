import { Autocomplete, Box, Chip, MenuItem, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { ReferencePicker, useReferenceOptions, useTexts } from "../../../../client/kit/console";
import { parseNames } from "../../../../shared/parseNames";
import { AUDIENCE_KINDS, type AudienceKind } from "../../shared/audienceKinds";
import type { MailingForm } from "./form";

const TAGS = { entity: "tag", resource: "tags", label: "name" };
const SEGMENTS = { entity: "segment", resource: "segments", label: "name" };
const ACTIVITIES = { entity: "activity", resource: "activities", label: "title" };

interface PartProps {
  readonly form: MailingForm;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<MailingForm>) => void;
}

function TagsPart({ form, error, onChange }: PartProps) {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const { labels } = useReferenceOptions({ reference: TAGS, text, isOpen: true });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={[...new Set([...labels.values(), ...form.tags])]}
      value={[...form.tags]}
      onChange={(_event, tags) => onChange({ tags })}
      onInputChange={(_event, next, reason) => setText(reason === "input" ? next : "")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("fields.reference.none")}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("mailings.audience.tags")}
          error={error !== undefined}
          helperText={error ?? t("mailings.audience.tagsHelp")}
        />
      )}
    />
  );
}

function PeoplePart({ form, error, onChange }: PartProps) {
  const { t } = useTexts();
  if (form.selected.length > 0)
    return (
      <Chip
        label={t("mailings.audience.selected", { smart_count: form.selected.length })}
        onDelete={() => onChange({ selected: [] })}
        sx={{ justifySelf: "start" }}
      />
    );
  const count = parseNames(form.names).length;
  return (
    <TextField
      label={t("mailings.audience.people")}
      value={form.names}
      onChange={(event) => onChange({ names: event.target.value })}
      error={error !== undefined}
      helperText={
        error ?? (count > 0 ? t("mailings.audience.counted", { smart_count: count }) : t("mailings.audience.peopleHelp"))
      }
      multiline
      minRows={3}
      maxRows={8}
    />
  );
}

/** A notification about an activity leads there, unless another destination was chosen. */
function leadThere({ leadsTo, destination, activity }: MailingForm, next: string | undefined): Partial<MailingForm> {
  const isUntouched = leadsTo === "NOWHERE" || (leadsTo === "ACTIVITY" && destination === activity);
  return isUntouched ? { leadsTo: next ? "ACTIVITY" : "NOWHERE", destination: next } : {};
}

function ReferencePart({ form, error, onChange }: PartProps) {
  const { t } = useTexts();
  const id = useId();
  const isSegment = form.kind === "SEGMENT";
  const label = t(isSegment ? "mailings.audience.segment" : "mailings.audience.activity");
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600, display: "block", mb: 0.5 }}>
        {label}
      </Typography>
      <ReferencePicker
        id={id}
        reference={isSegment ? SEGMENTS : ACTIVITIES}
        value={isSegment ? form.segment : form.activity}
        hasError={error !== undefined}
        onChange={(next) => onChange(isSegment ? { segment: next } : { activity: next, ...leadThere(form, next) })}
      />
      {error && (
        <Typography variant="caption" color="error" role="alert">
          {error}
        </Typography>
      )}
    </Box>
  );
}

/** Whom a mailing is for. */
export function AudienceInput(props: PartProps) {
  const { form, onChange } = props;
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <TextField
        select
        label={t("mailings.audience.label")}
        value={form.kind}
        onChange={(event) =>
          onChange({ kind: AUDIENCE_KINDS.find((kind): kind is AudienceKind => kind === event.target.value) ?? "ALL" })
        }
      >
        {AUDIENCE_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`mailings.audience.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {form.kind === "TAGS" && <TagsPart {...props} />}
      {(form.kind === "SEGMENT" || form.kind === "PENDING") && <ReferencePart key={form.kind} {...props} />}
      {form.kind === "PEOPLE" && <PeoplePart {...props} />}
    </Box>
  );
}
