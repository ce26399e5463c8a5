import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { ApiError, useTexts } from "../../../../client/kit/member";
import type { MemberPoll } from "../../shared/api";
import { ChoiceCard } from "./ChoiceCard";
import { ChoiceLine } from "./ChoiceLine";
import { polls } from "./polls";

interface BallotProps {
  readonly activityId: string;
  readonly poll: MemberPoll;
  readonly onVoted: (poll: MemberPoll) => void;
}

/** Cards in columns where options have pictures, else lines. */
const columns = (hasPictures: boolean) => (hasPictures ? "repeat(auto-fill, minmax(min(148px, 100%), 1fr))" : "minmax(0, 1fr)");

/** Options to choose from: each a target of its own for a thumb, and a group for the keyboard. */
export function Ballot({ activityId, poll: { isMultiple, options }, onVoted }: BallotProps) {
  const { t } = useTexts();
  const name = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const hasPictures = options.some(({ picture }) => picture);
  const Choice = hasPictures ? ChoiceCard : ChoiceLine;

  function choose(code: string, isChosen: boolean) {
    const others = isMultiple ? chosen.filter((other) => other !== code) : [];
    setChosen(isChosen ? [...others, code] : others);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0 || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      onVoted(
        await polls.call("POST /api/member/activities/:id/poll/vote", { params: { id: activityId }, body: { choices: chosen } }),
      );
    } catch (cause) {
      const isOffline = cause instanceof ApiError && cause.status === 0;
      setError(isOffline ? t("community.offline.body") : cause instanceof ApiError ? cause.message : String(cause));
      setBusy(false);
    }
  }

  return (
    <Box component="form" onSubmit={submit}>
      <Box
        component="fieldset"
        sx={{ border: 0, p: 0, m: 0, display: "grid", gridTemplateColumns: columns(hasPictures), gap: 1.5, minWidth: 0 }}
      >
        <Typography component="legend" variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
          {t(isMultiple ? "poll.leadMultiple" : "poll.lead")}
        </Typography>
        {options.map((option) => (
          <Choice
            key={option.code}
            option={option}
            name={name}
            isMultiple={isMultiple}
            isChosen={chosen.includes(option.code)}
            onChoose={(isChosen) => choose(option.code, isChosen)}
          />
        ))}
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={chosen.length === 0 || isBusy}
        sx={{ mt: 3, minHeight: 48, width: { xs: "100%", sm: "auto" } }}
      >
        {t("poll.vote")}
      </Button>
    </Box>
  );
}
