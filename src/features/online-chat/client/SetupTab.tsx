import { Box, FormControlLabel, FormHelperText, Stack, Switch, TextField, Typography } from "@mui/material";
import { useMemo } from "react";
import {
  ApiError,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  SetupBar,
  useSetupDraft,
  useTexts,
} from "../../../client/kit/console";
import type { TeamChat } from "../shared/api";
import { type Draft, draftOf, faultOf, settingsOf } from "./draft";
import { QuestionFields } from "./QuestionFields";
import { useChat, useChatCalls } from "./useChat";

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

function Editor({ activityId, chat, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const { save } = useChatCalls(activityId);
  const { timeZone } = chat;
  const kept = JSON.stringify([chat.settings, chat.questions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is there and the time are no reason to begin anew
  const saved = useMemo(() => draftOf(chat), [kept]);
  const setup = useSetupDraft<Draft>({
    saved,
    save: (draft) => save(settingsOf(draft, timeZone)),
    faultOf: (draft) => faultOf(draft, timeZone),
    onSaved: refresh,
    failureOf,
  });
  const { draft, setDraft } = setup;
  const isDisabled = !canUpdate;
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  return (
    <Stack component="form" sx={{ gap: 3, maxWidth: 760 }} onSubmit={setup.onSubmit}>
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
      {!isDisabled && <SetupBar setup={setup} />}
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
