import { Paper, Stack, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import {
  clientOf,
  consoleCommunity,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  SetupBar,
  useSetupDraft,
  useTexts,
} from "../../../client/kit/console";
import type { DebateSettings, debateApi, TeamDebate } from "../shared/api";
import { draftOf, faultOf, settingsOf } from "./draft";
import { MinimumField } from "./MinimumField";
import { TopicsEditor } from "./TopicsEditor";

const debates = clientOf<typeof debateApi>();

const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** What a debate is about. */
const useDebate = (activityId: string) => debates.useCall("GET /api/activities/:id/debate", inputOf(activityId));

function useSaveDebate(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: DebateSettings) => {
      const params = { id: consoleCommunity(), activityId };
      const saved = await debates.call("POST /client/communities/:id/activity/:activityId/step2Debate", { params, body });
      client.setQueryData(debates.keyOf("GET /api/activities/:id/debate", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}

interface EditorProps {
  readonly activityId: string;
  readonly saved: TeamDebate;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

function Editor({ activityId, saved, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const save = useSaveDebate(activityId);
  const before = useMemo(() => draftOf(saved), [saved]);
  const setup = useSetupDraft({ saved: before, save: (draft) => save(settingsOf(draft)), faultOf, onSaved: refresh });
  const { draft, setDraft } = setup;

  return (
    <Paper component="form" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }} onSubmit={setup.onSubmit}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("debate.lead")}</Typography>
        <TopicsEditor draft={draft} isDisabled={!canUpdate} onChange={setDraft} />
        <MinimumField draft={draft} isDisabled={!canUpdate} onChange={setDraft} />
        {canUpdate && <SetupBar setup={setup} />}
      </Stack>
    </Paper>
  );
}

/** Step 2 of a debate: its topics, and how many of them count as taking part. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useDebate(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Editor activityId={record.id} saved={data} canUpdate={canUpdate} refresh={refresh} />;
}
