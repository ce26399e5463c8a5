import { Alert, Box, Button, FormControlLabel, FormHelperText, Stack, Switch, TextField, Typography } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import {
  ApiError,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  useLeaveGuard,
  useNotice,
  useTexts,
} from "../../../client/kit/console";
import type { TeamChat } from "../shared/onlineChat";
import { type Draft, draftOf, faultOf, settingsOf } from "./draft";
import { QuestionFields } from "./QuestionFields";
import { useChat, useChatCall } from "./useChat";

interface TimeFieldsProps {
  readonly draft: Draft;
  readonly timeZone: string;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
}

function TimeFields({ draft, timeZone, isDisabled, onChange }: TimeFieldsProps) {
  const { t } = useTexts();
  const field = (name: "day" | "from" | "to", type: "date" | "time") => (
    <TextField
      label={t(`onlineChat.setup.${name}`)}
      type={type}
      required
      value={draft[name]}
      disabled={isDisabled}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {field("day", "date")}
        {field("from", "time")}
        {field("to", "time")}
      </Stack>
      <FormHelperText>{t("onlineChat.setup.zone", { zone: timeZone })}</FormHelperText>
    </Box>
  );
}

interface EditorProps {
  readonly activityId: string;
  readonly chat: TeamChat;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

const failureOf = (cause: unknown) =>
  cause instanceof ApiError ? (cause.problem?.errors?.[0]?.message ?? cause.message) : String(cause);

/** The draft, and how it is saved. */
function useEditor({ activityId, chat, refresh }: EditorProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const call = useChatCall(activityId);
  const kept = JSON.stringify([chat.settings, chat.questions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is there and the time are no reason to begin anew
  const saved = useMemo(() => draftOf(chat), [kept]);
  const [draft, setDraft] = useState<Draft>(saved);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  useEffect(() => setDraft(saved), [saved]);
  const leave = useLeaveGuard(isDirty, "console.settings.leave");
  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      await call("PUT", "", settingsOf(draft, chat.timeZone));
      leave();
      notice(t("onlineChat.setup.saved"));
      refresh();
    } catch (cause) {
      setError(failureOf(cause));
    } finally {
      setBusy(false);
    }
  }
  return { draft, setDraft, isBusy, error, isDirty, submit, discard: () => setDraft(saved) };
}

function Editor(props: EditorProps) {
  const { t } = useTexts();
  const { draft, setDraft, isBusy, error, isDirty, submit, discard } = useEditor(props);
  const isDisabled = !props.canUpdate;
  const { timeZone } = props.chat;
  const fault = faultOf(draft, timeZone);
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  return (
    <Stack
      component="form"
      sx={{ gap: 3, maxWidth: 760 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && isDirty) void submit();
      }}
    >
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {t("onlineChat.setup.session")}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("onlineChat.setup.sessionHelp")}</Typography>
        <TimeFields draft={draft} timeZone={timeZone} isDisabled={isDisabled} onChange={change} />
        <Box>
          <FormControlLabel
            label={t("onlineChat.setup.latecomers")}
            control={
              <Switch
                checked={draft.areLatecomersWelcome}
                disabled={isDisabled}
                onChange={(_event, areLatecomersWelcome) => change({ areLatecomersWelcome })}
              />
            }
          />
          <FormHelperText>{t("onlineChat.setup.latecomersHelp")}</FormHelperText>
        </Box>
      </Stack>
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {t("onlineChat.guide")}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("onlineChat.setup.guideHelp")}</Typography>
        <QuestionFields questions={draft.questions} isDisabled={isDisabled} onChange={(questions) => change({ questions })} />
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      {!isDisabled && (
        <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <Button type="submit" variant="contained" disabled={isBusy || !isDirty || fault !== undefined}>
            {t("onlineChat.setup.save")}
          </Button>
          {isDirty && (
            <Button disabled={isBusy} onClick={discard}>
              {t("onlineChat.setup.discard")}
            </Button>
          )}
          <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
            {isDirty ? t(fault ?? "onlineChat.setup.unsaved") : ""}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

/** Step 2 of a chat: when its session is, and the questions of its guide. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useChat(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Editor activityId={record.id} chat={data} canUpdate={canUpdate} refresh={refresh} />;
}
