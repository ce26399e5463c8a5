import { Box, Button, Chip, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, SectionCard, useConfirm, useTexts } from "../../../../../src/client/kit/console";
import type { Slot } from "../../../shared/focus";
import type { FocusRole, FocusSession } from "../../../shared/focusApi";
import { MoveForm } from "../calendar/MoveForm";
import { SlotText } from "../calendar/SlotText";
import { useSlotFaults } from "../calendar/useSlotFaults";
import { dayText } from "../calendar/zonedTimes";
import { ParticipantLine } from "./ParticipantLine";
import { sessionName } from "./sessionName";
import type { FocusMove } from "./useFocus";

interface SessionCardProps {
  readonly session: FocusSession;
  /** The study's other sessions, which it must not overlap. */
  readonly others: readonly Slot[];
  /** Whether people can be invited, and the reader may. */
  readonly canChange: boolean;
  readonly isBusy: boolean;
  /** @param onDone told once it has happened */
  readonly onMove: (move: FocusMove, onDone?: () => void) => void;
  readonly onAdd: () => void;
  /** As what the reader enters the room, where they may. */
  readonly role: FocusRole;
  readonly onOpen: (view: SessionView) => void;
}

/** What is seen of a session beside its card. */
export type SessionView = "room" | "recording";

const TONES = { UNCOMPLETED: "default", FULL: "warning", CONFIRMED: "success" } as const;
const MINUTE_MS = 60_000;

/** A session: when it is, how full it is, who is in it. */
export function SessionCard({ session, others, canChange, isBusy, onMove, onAdd, role, onOpen }: SessionCardProps) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const [isMoving, setMoving] = useState(false);
  const { id, startsAt, endsAt, capacity, status, cancelledAt, participants, room, hasRecording } = session;
  const title = sessionName(session.title, t);
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  const faultOf = useSlotFaults(minutes);
  const taken = participants.filter((person) => person.status === "CONFIRMED").length;
  const attended = participants.filter(({ attendedAt }) => attendedAt !== null).length;
  const hasEnded = room === "ENDED";
  const roomLabel = t(`focus.room.${hasEnded ? "review" : role === "HOST" ? "enter" : "watch"}`);
  const isAhead = !cancelledAt && Date.parse(startsAt) > Date.now();
  const mayChange = canChange && isAhead;
  const ask = async (move: FocusMove & { readonly kind: "confirmSession" | "cancelSession" }) => {
    const words = { session: title, day: dayText(startsAt, language) };
    const question = {
      title: t(`focus.sessions.ask.${move.kind}.title`, words),
      body: t(`focus.sessions.ask.${move.kind}.body`, words),
      confirmLabel: t(`focus.sessions.ask.${move.kind}.go`),
      closeLabel: t("console.action.back"),
    };
    if (await confirm(question)) onMove(move);
  };
  return (
    <SectionCard title={title}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{dayText(startsAt, language)}</Typography>
          <SlotText startsAt={startsAt} minutes={minutes} />
        </Box>
        <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
          {!cancelledAt && (
            <Typography variant="body2">{t("focus.sessions.places", { taken, smart_count: capacity })}</Typography>
          )}
          {room === "UNAVAILABLE" || cancelledAt ? (
            <Chip
              size="small"
              color={cancelledAt ? "default" : TONES[status]}
              label={cancelledAt ? t("focus.sessions.cancelled") : t(`entities.focusSession.enums.status.${status}`)}
            />
          ) : (
            <Chip size="small" color={room === "ENDED" ? "default" : "success"} label={t(`focus.room.statuses.${room}`)} />
          )}
        </Box>
      </Box>
      {isMoving && (
        <MoveForm
          {...{ id: `move-${id}`, startsAt, minutes, isBusy }}
          faultOf={(next) => faultOf(next, others)}
          onMove={(next) => onMove({ kind: "moveSession", session: id, startsAt: next }, () => setMoving(false))}
          onClose={() => setMoving(false)}
        />
      )}
      {mayChange && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {status === "FULL" && (
            <Button
              variant="contained"
              size="small"
              disabled={isBusy}
              startIcon={<Icon name="CheckCircle" />}
              onClick={() => void ask({ kind: "confirmSession", session: id })}
            >
              {t("focus.sessions.confirm")}
            </Button>
          )}
          <Button size="small" startIcon={<Icon name="Add" />} onClick={onAdd}>
            {t("focus.sessions.add")}
          </Button>
          <Button
            size="small"
            color="inherit"
            startIcon={<Icon name="Edit" />}
            disabled={isMoving}
            onClick={() => setMoving(true)}
          >
            {t("focus.sessions.moveTime")}
          </Button>
          <Button size="small" color="inherit" disabled={isBusy} onClick={() => void ask({ kind: "cancelSession", session: id })}>
            {t("focus.sessions.cancel")}
          </Button>
        </Box>
      )}
      {status === "CONFIRMED" && !cancelledAt && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          {role && (
            <Button
              variant={hasEnded ? "text" : "contained"}
              size="small"
              startIcon={<Icon name="Videocam" />}
              aria-label={`${roomLabel}: ${title}`}
              onClick={() => onOpen("room")}
            >
              {roomLabel}
            </Button>
          )}
          {hasRecording && (
            <Button
              size="small"
              startIcon={<Icon name="PlayCircle" />}
              aria-label={`${t("focus.room.recording")}: ${title}`}
              onClick={() => onOpen("recording")}
            >
              {t("focus.room.recording")}
            </Button>
          )}
          {hasEnded && <Typography variant="body2">{t("focus.attendance.count", { attended, smart_count: taken })}</Typography>}
        </Box>
      )}
      {participants.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("focus.sessions.nobody")}</Typography>
      ) : (
        <Box component="ul" aria-label={t("focus.sessions.people", { session: title })} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {participants.map((person) => (
            <ParticipantLine
              key={person.id}
              person={person}
              hasEnded={hasEnded}
              isCancelled={cancelledAt !== null}
              canChange={mayChange}
              isBusy={isBusy}
              onMove={onMove}
            />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
