import { Checkbox, TableCell, TableRow, Typography } from "@mui/material";
import { RelativeTime, StateChip, useTexts } from "../../../../client/kit/console";
import type { Participant } from "../../shared/api/participants";
import type { ParticipantState } from "../../shared/participant";

const TONES = { notBegun: "wait", begun: "busy", done: "good", screenedOut: "calm" } as const satisfies Record<
  ParticipantState,
  string
>;

/** Whether there is something left to do. */
export const isPending = ({ state }: Participant) => state === "notBegun" || state === "begun";

function Moment({ value }: { readonly value: string | null }) {
  return <TableCell sx={{ whiteSpace: "nowrap" }}>{value ? <RelativeTime value={value} /> : "–"}</TableCell>;
}

interface ParticipantRowProps {
  readonly participant: Participant;
  readonly isSelected: boolean;
  /** Absent where nobody can be reminded. */
  readonly onSelect: ((isSelected: boolean) => void) | undefined;
}

/** A member, and how far they are. */
export function ParticipantRow({ participant, isSelected, onSelect }: ParticipantRowProps) {
  const { t, language } = useTexts();
  const { nickname, state, startedAt, completedAt, seenAt, remindedAt, contributions, labs } = participant;
  return (
    <TableRow hover selected={isSelected}>
      {onSelect ? (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isSelected}
            disabled={!isPending(participant)}
            onChange={(_, isChecked) => onSelect(isChecked)}
            slotProps={{ input: { "aria-label": t("activities.participants.select", { name: nickname }) } }}
          />
        </TableCell>
      ) : null}
      <TableCell component="th" scope="row">
        <Typography variant="body1" noWrap sx={{ maxWidth: 240, fontWeight: 500 }}>
          {nickname}
        </Typography>
      </TableCell>
      <TableCell>
        <StateChip tone={TONES[state]} label={t(`activities.participants.states.${state}`)} />
      </TableCell>
      <Moment value={startedAt} />
      <Moment value={completedAt} />
      <Moment value={seenAt} />
      <Moment value={remindedAt} />
      <TableCell align="right">{contributions.toLocaleString(language)}</TableCell>
      <TableCell align="right">{labs.toLocaleString(language)}</TableCell>
    </TableRow>
  );
}
