import { ownerOf, type SessionKey, type SessionOwner } from "../sessionKey";
import { activitySession } from "./activitySession";
import { focusSession } from "./focusSession";
import type { SessionKind } from "./sessionKind";

const KINDS: Readonly<Record<SessionOwner, SessionKind>> = { activity: activitySession, focusSession };

/** What a session is: the one place that tells activities' from Focus studies'. */
export const kindOf = (sessionKey: SessionKey): SessionKind => KINDS[ownerOf(sessionKey).owner];

export const RECORDING_KINDS = Object.values(KINDS).map(({ recordingKind }) => recordingKind);
