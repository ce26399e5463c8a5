import { Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { Participant } from "../../shared/api/participants";
import { isPending, ParticipantRow } from "./ParticipantRow";

const COLUMNS = ["nickname", "state", "startedAt", "completedAt", "seenAt", "remindedAt"] as const;
const FIGURES = ["contributions", "labs"] as const;

interface ParticipantTableProps {
  readonly participants: readonly Participant[];
  readonly selected: ReadonlySet<string>;
  /** Absent where nobody can be reminded. */
  readonly onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
}

/** Members as rows; those who are pending can be chosen. */
export function ParticipantTable({ participants, selected, onSelect }: ParticipantTableProps) {
  const { t } = useTexts();
  const pending = participants.filter(isPending).map(({ memberId }) => memberId);
  const chosen = pending.filter((id) => selected.has(id)).length;
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    onSelect?.(next);
  };
  return (
    <TableContainer tabIndex={0} aria-label={t("activities.participants.tab")} component="section">
      <Table size="small" stickyHeader sx={{ "& th": { whiteSpace: "nowrap" } }}>
        <TableHead>
          <TableRow>
            {onSelect ? (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={pending.length > 0 && chosen === pending.length}
                  indeterminate={chosen > 0 && chosen < pending.length}
                  disabled={pending.length === 0}
                  onChange={(_, isChecked) => select(pending, isChecked)}
                  slotProps={{ input: { "aria-label": t("activities.participants.selectPage") } }}
                />
              </TableCell>
            ) : null}
            {COLUMNS.map((column) => (
              <TableCell key={column}>{t(`activities.participants.${column}`)}</TableCell>
            ))}
            {FIGURES.map((column) => (
              <TableCell key={column} align="right">
                {t(`activities.participants.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {participants.map((participant) => (
            <ParticipantRow
              key={participant.memberId}
              participant={participant}
              isSelected={selected.has(participant.memberId)}
              onSelect={onSelect && ((isSelected) => select([participant.memberId], isSelected))}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
