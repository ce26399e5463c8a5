import { Box, Button, IconButton, Stack, TextField, Typography } from "@mui/material";
import { type Ref, useState } from "react";
import { failureText, Icon, StateChip, useConfirm, useNotice, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { UxMark } from "../../shared/recordings/galleryApi";
import type { MarkKind } from "../../shared/recordings/recordings";
import type { GalleryCalls } from "./useGallery";

const TONES = { NOTE: "wait", TAG: "busy", SEEN_SUCCESS: "good", SEEN_FAILURE: "bad" } as const;

interface MarkLineProps {
  readonly mark: UxMark;
  readonly calls: Pick<GalleryCalls, "changeMark" | "deleteMark">;
  readonly mayMark: boolean;
  readonly onSeek: (seconds: number) => void;
}

function MarkLine({ mark, calls, mayMark, onSeek }: MarkLineProps) {
  const { t } = useTexts();
  const notify = useNotice();
  const confirm = useConfirm();
  const [draft, setDraft] = useState<string>();
  const { id, atMs, kind, text, author, isOwn } = mark;
  const name = text || t(`uxTest.recordings.marks.kinds.${kind}`);
  async function save() {
    try {
      await calls.changeMark(id, { atMs, text: draft ?? text });
      setDraft(undefined);
    } catch (error) {
      notify(failureText(error, t), "error");
    }
  }
  async function remove() {
    const question = {
      title: t("uxTest.recordings.marks.deleteTitle"),
      body: name,
      confirmLabel: t("uxTest.recordings.marks.delete"),
      isDestructive: true,
    };
    if (!(await confirm(question))) return;
    await calls.deleteMark(id).catch((error: unknown) => notify(failureText(error, t), "error"));
  }
  if (draft !== undefined)
    return (
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          size="small"
          fullWidth
          label={t(`uxTest.recordings.marks.kinds.${kind}`)}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
          {t("uxTest.recordings.marks.save")}
        </Button>
      </Stack>
    );
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
      <Button
        size="small"
        onClick={() => onSeek(atMs / 1_000)}
        aria-label={t("uxTest.recordings.marks.seek", { time: clockText(atMs / 1_000) })}
        sx={{ minWidth: 56, fontVariantNumeric: "tabular-nums" }}
      >
        {clockText(atMs / 1_000)}
      </Button>
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
        <StateChip tone={TONES[kind]} label={t(`uxTest.recordings.marks.kinds.${kind}`)} />
        {text && <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{text}</Typography>}
        {author && (
          <Typography variant="caption" sx={{ display: "block", color: "text.secondary" }}>
            {author}
          </Typography>
        )}
      </Box>
      {mayMark && (
        <Box sx={{ display: "flex", flexShrink: 0 }}>
          {isOwn && (kind === "NOTE" || kind === "TAG") && (
            <IconButton
              size="small"
              aria-label={t("uxTest.recordings.marks.editOf", { text: name })}
              onClick={() => setDraft(text)}
            >
              <Icon name="Edit" />
            </IconButton>
          )}
          <IconButton
            size="small"
            aria-label={t("uxTest.recordings.marks.deleteOf", { text: name })}
            onClick={() => void remove()}
          >
            <Icon name="Delete" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** What was marked in a session, by its moments. */
export function MarkList({ marks, ...line }: { readonly marks: readonly UxMark[] } & Omit<MarkLineProps, "mark">) {
  const { t } = useTexts();
  if (marks.length === 0)
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("uxTest.recordings.marks.none")}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {marks.map((mark) => (
        <Box component="li" key={mark.id}>
          <MarkLine mark={mark} {...line} />
        </Box>
      ))}
    </Box>
  );
}

interface MarkFormProps {
  readonly seconds: number;
  readonly noteField: Ref<HTMLInputElement>;
  readonly tagField: Ref<HTMLInputElement>;
  readonly onAdd: (kind: MarkKind, text: string) => Promise<boolean>;
}

/** Marks the present moment. */
export function MarkForm({ seconds, noteField, tagField, onAdd }: MarkFormProps) {
  const { t } = useTexts();
  const [texts, setTexts] = useState({ NOTE: "", TAG: "" });
  const field = (kind: "NOTE" | "TAG", input: Ref<HTMLInputElement>) => (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(kind, texts[kind]).then((isAdded) => isAdded && setTexts((before) => ({ ...before, [kind]: "" })));
      }}
    >
      <TextField
        size="small"
        fullWidth
        inputRef={input}
        label={t(`uxTest.recordings.marks.new.${kind}`, { time: clockText(seconds) })}
        value={texts[kind]}
        onChange={({ target }) => setTexts((before) => ({ ...before, [kind]: target.value }))}
        slotProps={{ htmlInput: { maxLength: kind === "TAG" ? 60 : 1_000 } }}
      />
      <Button type="submit" variant="outlined" disabled={texts[kind].trim() === ""} sx={{ flexShrink: 0 }}>
        {t("uxTest.recordings.marks.add")}
      </Button>
    </Stack>
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      {field("NOTE", noteField)}
      {field("TAG", tagField)}
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          color="success"
          onClick={() => void onAdd("SEEN_SUCCESS", "")}
          startIcon={<Icon name="CheckCircle" />}
        >
          {t("uxTest.recordings.marks.seen.SEEN_SUCCESS")}
        </Button>
        <Button
          variant="outlined"
          color="error"
          onClick={() => void onAdd("SEEN_FAILURE", "")}
          startIcon={<Icon name="Cancel" />}
        >
          {t("uxTest.recordings.marks.seen.SEEN_FAILURE")}
        </Button>
      </Stack>
      <Typography variant="caption" sx={{ color: "text.secondary", display: { xs: "none", md: "block" } }}>
        {t("uxTest.recordings.marks.keys")}
      </Typography>
    </Stack>
  );
}
