import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { type ActivityScreenProps, ErrorState, OpenableImage, useTexts } from "../../../../client/kit/member";
import type { MemberPoll } from "../../shared/api";
import { Ballot } from "./Ballot";
import { polls } from "./polls";
import { Result } from "./Result";

/** A poll for a member: one's vote, then everybody's. */
export function PollScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const { data, error, refetch } = polls.useCall("GET /api/member/activities/:id/poll", { params: { id: activity.id } });
  const [voted, setVoted] = useState<MemberPoll>();
  const poll = voted ?? data;
  if (!poll && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!poll) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  const isOver = activity.state === "ended";
  return (
    <>
      {poll.picture && (
        <Box sx={{ mb: 2 }}>
          <OpenableImage
            images={[{ src: poll.picture.image, alt: poll.picture.alt || poll.question }]}
            sx={{ display: "block", maxWidth: "100%", maxHeight: 320, borderRadius: 1 }}
          />
        </Box>
      )}
      <Typography variant="h2" sx={{ fontSize: "1.25rem", mb: 2, overflowWrap: "anywhere" }}>
        {poll.question}
      </Typography>
      {poll.results && <Result poll={poll} isOver={isOver} isFresh={voted !== undefined} />}
      {!poll.results && isOver && <Typography>{t("poll.notVoted")}</Typography>}
      {!poll.results && !isOver && (
        <Ballot
          activityId={activity.id}
          poll={poll}
          onVoted={(answer) => {
            setVoted(answer);
            refresh();
          }}
        />
      )}
    </>
  );
}
