import {
  Box,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import type { ComponentProps } from "react";
import { failureText, Icon, RelativeTime, StateChip, useConfirm, useNotice, useTexts } from "../../../client/kit/console";
import type { OwnPerson } from "../shared/api/people";
import type { AddresseeState } from "../shared/ownDatabase";
import { usePeopleActions } from "./usePeople";

const TONES: Readonly<Record<AddresseeState, ComponentProps<typeof StateChip>["tone"]>> = {
  ANSWERED: "good",
  SCREENED_OUT: "calm",
  BEGUN: "busy",
  UNSUBSCRIBED: "calm",
  BOUNCED: "bad",
  REMINDED: "wait",
  INVITED: "wait",
  WAITING: "calm",
};

interface PeopleTableProps {
  readonly studyId: string;
  readonly rows: readonly OwnPerson[];
  readonly canUpdate: boolean;
}

/** A page of a study's people: on a phone, each with name and state below the address. */
export function PeopleTable({ studyId, rows, canUpdate }: PeopleTableProps) {
  const { t } = useTexts();
  const isWide = useMediaQuery(useTheme().breakpoints.up("sm"));
  const notice = useNotice();
  const confirm = useConfirm();
  const { send, remove } = usePeopleActions(studyId);
  const isBusy = send.isPending || remove.isPending;
  const told = (key: "sent" | "removed") => ({
    onSuccess: () => notice(t(`ownDatabase.people.${key}`)),
    onError: (failure: unknown) => notice(failureText(failure, t), "error"),
  });
  async function removePerson({ id, email }: OwnPerson) {
    const isSure = await confirm({
      title: t("ownDatabase.people.ask.title", { email }),
      body: t("ownDatabase.people.ask.body"),
      confirmLabel: t("ownDatabase.people.remove"),
    });
    if (isSure) remove.mutate(id, told("removed"));
  }
  const stateOf = ({ state }: OwnPerson) => <StateChip tone={TONES[state]} label={t(`ownDatabase.people.states.${state}`)} />;
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={t("ownDatabase.people.title")}>
      <Table size="small" sx={{ "& th, & td": { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("ownDatabase.people.email")}</TableCell>
            {isWide && (
              <>
                <TableCell>{t("ownDatabase.people.state")}</TableCell>
                <TableCell>{t("ownDatabase.people.invitedAt")}</TableCell>
                <TableCell align="right">{t("ownDatabase.people.reminders")}</TableCell>
              </>
            )}
            {canUpdate && <TableCell align="right">{t("ownDatabase.people.actions")}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((person) => (
            <TableRow key={person.id}>
              <TableCell sx={{ overflowWrap: "anywhere" }}>
                {person.email}
                <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
                  {person.name && (
                    <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
                      {person.name}
                    </Typography>
                  )}
                  {!isWide && stateOf(person)}
                </Box>
              </TableCell>
              {isWide && (
                <>
                  <TableCell>{stateOf(person)}</TableCell>
                  <TableCell sx={{ whiteSpace: "nowrap" }}>
                    {person.invitedAt && <RelativeTime value={person.invitedAt} />}
                  </TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
                    {person.reminders}
                  </TableCell>
                </>
              )}
              {canUpdate && (
                <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                  {person.maySend && (
                    <Tooltip title={t("ownDatabase.people.sendAgain")}>
                      <IconButton
                        disabled={isBusy}
                        aria-label={`${t("ownDatabase.people.sendAgain")}: ${person.email}`}
                        onClick={() => send.mutate(person.id, told("sent"))}
                      >
                        <Icon name="Send" />
                      </IconButton>
                    </Tooltip>
                  )}
                  <Tooltip title={t("ownDatabase.people.remove")}>
                    <IconButton
                      disabled={isBusy}
                      aria-label={`${t("ownDatabase.people.remove")}: ${person.email}`}
                      onClick={() => void removePerson(person)}
                    >
                      <Icon name="Delete" />
                    </IconButton>
                  </Tooltip>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
