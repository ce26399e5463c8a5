import { Alert, Box, Button, MenuItem, TextField } from "@mui/material";
import { type KeyboardEvent, useRef, useState } from "react";
import { failureText, useTexts } from "../../../../src/client/kit/console";
import type { TranscriptSpeaker } from "../../shared/transcript/api";
import { LONGEST_TEXT, type Segment } from "../../shared/transcript/segments";
import { clockOf } from "../../shared/transcript/times";
import { type SegmentDraft, toDraft, toSegment } from "./segmentDraft";
import { isConflict } from "./useTranscript";

const NOBODY = "";

export interface SegmentFormProps {
  readonly segment: Segment;
  readonly speakers: readonly TranscriptSpeaker[];
  readonly currentSecond: number | undefined;
  /** What now stands where this was begun, if somebody else has changed it. */
  readonly conflict: { readonly text: string | undefined } | undefined;
  /** @throws what the server refuses */
  readonly onSave: (segment: Segment) => Promise<void>;
  readonly onCancel: () => void;
  /** What else can be done with a segment that is there; absent for a new one. */
  readonly more:
    | {
        /** @returns why not */
        readonly split: (segment: Segment, at: number) => Promise<string | undefined>;
        readonly merge: ((segment: Segment) => Promise<string | undefined>) | undefined;
        readonly remove: () => Promise<void>;
        readonly addAfter: () => void;
      }
    | undefined;
}

/** Who says what, from when to when. */
export function SegmentForm({ segment, speakers, currentSecond, conflict, onSave, onCancel, more }: SegmentFormProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<SegmentDraft>(() => toDraft(segment));
  const [fault, setFault] = useState<{ readonly field?: keyof SegmentDraft; readonly message: string }>();
  const [isBusy, setBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const set = (values: Partial<SegmentDraft>) => {
    setDraft({ ...draft, ...values });
    setFault(undefined);
  };

  /** Does something with what is written, if that is whole. */
  async function run(work: (written: Segment) => Promise<string | undefined>) {
    const read = toSegment(draft);
    if ("problem" in read) {
      setFault({ field: read.field, message: t(`videoChat.transcript.${read.problem}`) });
      return;
    }
    setBusy(true);
    try {
      const why = await work(read.segment);
      if (why) setFault({ field: "text", message: t(`videoChat.transcript.${why}`) });
    } catch (error) {
      // The conflict itself is said by what stands there now.
      if (!isConflict(error)) setFault({ message: failureText(error, t) });
    } finally {
      setBusy(false);
    }
  }
  const save = () =>
    run(async (written) => {
      await onSave(written);
      return undefined;
    });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  }
  const faultOf = (field: keyof SegmentDraft) =>
    fault?.field === field ? { error: true, helperText: fault.message } : { helperText: undefined };
  const now = currentSecond === undefined ? undefined : clockOf(currentSecond, { isExact: true });
  const label = t("videoChat.transcript.editing", { time: clockOf(segment.startSeconds) });
  return (
    <Box
      component="section"
      aria-label={label}
      onKeyDown={onKeyDown}
      sx={{ display: "grid", gap: 1.5, p: 1.5, my: 1, border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      {conflict && (
        <Alert severity="warning">
          {t("videoChat.transcript.conflict")}
          {conflict.text !== undefined && (
            <Box component="p" sx={{ m: 0, mt: 1 }}>
              {t("videoChat.transcript.current", { text: conflict.text })}
            </Box>
          )}
        </Alert>
      )}
      {fault && !fault.field && <Alert severity="error">{fault.message}</Alert>}
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr 1fr", sm: "minmax(0, 1fr) 120px 120px" } }}>
        <TextField
          select
          size="small"
          label={t("videoChat.transcript.speaker")}
          value={draft.speaker ?? NOBODY}
          onChange={({ target }) => set({ speaker: target.value === NOBODY ? null : target.value })}
          sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={NOBODY}>{t("videoChat.transcript.unknownSpeaker")}</MenuItem>
          {speakers.map(({ speaker, name }) => (
            <MenuItem key={speaker} value={speaker}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t("videoChat.transcript.start")}
          value={draft.start}
          onChange={({ target }) => set({ start: target.value })}
          {...faultOf("start")}
        />
        <TextField
          size="small"
          label={t("videoChat.transcript.end")}
          value={draft.end}
          onChange={({ target }) => set({ end: target.value })}
          {...faultOf("end")}
        />
      </Box>
      {now !== undefined && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button size="small" onClick={() => set({ start: now })}>
            {t("videoChat.transcript.nowStart")}
          </Button>
          <Button size="small" onClick={() => set({ end: now })}>
            {t("videoChat.transcript.nowEnd")}
          </Button>
        </Box>
      )}
      <TextField
        autoFocus
        multiline
        minRows={2}
        size="small"
        label={t("videoChat.transcript.text")}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
        inputRef={text}
        slotProps={{ htmlInput: { maxLength: LONGEST_TEXT } }}
        {...(fault?.field === "text" ? faultOf("text") : { helperText: t("videoChat.transcript.keys") })}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" variant="contained" loading={isBusy} onClick={() => void save()}>
          {t("videoChat.transcript.save")}
        </Button>
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          {t("videoChat.transcript.cancel")}
        </Button>
        {more && (
          <>
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => void run((written) => more.split(written, text.current?.selectionStart ?? 0))}
            >
              {t("videoChat.transcript.split")}
            </Button>
            {more.merge && (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => void run((written) => more.merge?.(written) ?? Promise.resolve(undefined))}
              >
                {t("videoChat.transcript.merge")}
              </Button>
            )}
            <Button size="small" disabled={isBusy} onClick={more.addAfter}>
              {t("videoChat.transcript.addAfter")}
            </Button>
            <Button
              size="small"
              color="error"
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await more.remove();
                  return undefined;
                })
              }
            >
              {t("videoChat.transcript.remove")}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
