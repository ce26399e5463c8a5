import { json, newId, type SeedContext, type SpaceDb } from "../../../../src/server/kit";
import firstCamera from "../../demo/first-camera.webm?inline";
import firstVoice from "../../demo/first-voice.webm?inline";
import moderatorCamera from "../../demo/moderator-camera.webm?inline";
import moderatorVoice from "../../demo/moderator-voice.webm?inline";
import { LENGTH_SECONDS, PEOPLE } from "../../demo/script.mjs";
import secondCamera from "../../demo/second-camera.webm?inline";
import secondVoice from "../../demo/second-voice.webm?inline";
import { ofSession, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";
import { TRACK_FILE } from "./trackFiles";

/** The demo's recording and who speaks in it, for whatever comes with it. */
export const DEMO_RECORDING = "0193fd0a-7c1e-7000-8000-0000000dec01";
export const DEMO_SEATS = {
  moderator: "0193fd0a-7c1e-7000-8000-0000000dec02",
  first: "0193fd0a-7c1e-7000-8000-0000000dec03",
  second: "0193fd0a-7c1e-7000-8000-0000000dec04",
} as const;

/** The same of the demo's Focus session. */
export const DEMO_FOCUS_RECORDING = "0193fd0a-7c1e-7000-8000-0000000dec11";
export const DEMO_FOCUS_SEATS = {
  moderator: "0193fd0a-7c1e-7000-8000-0000000dec12",
  first: "0193fd0a-7c1e-7000-8000-0000000dec13",
  second: "0193fd0a-7c1e-7000-8000-0000000dec14",
} as const;

type Speaker = keyof typeof DEMO_SEATS;

const FILES: Readonly<Record<Speaker, { readonly voice: string; readonly camera: string }>> = {
  moderator: { voice: moderatorVoice, camera: moderatorCamera },
  first: { voice: firstVoice, camera: firstCamera },
  second: { voice: secondVoice, camera: secondCamera },
};
const MINUTE_MS = 60_000;
const NOTES = [
  [10, "Cree que el abono de 10 viajes caduca al mes", "#ffd54f"],
  [37, "Se fija en el precio antes que en las zonas", "#80cbc4"],
  [58, "Le falta un aviso antes de la renovación", "#ffab91"],
] as const;

const contentOf = (inline: string) => Buffer.from(inline.slice(inline.indexOf(",") + 1), "base64");

interface Track {
  readonly recording: string;
  readonly seat: string;
  readonly kind: "AUDIO" | "CAMERA";
  readonly content: Buffer;
  readonly startMs: number;
  readonly speech: readonly { readonly startMs: number; readonly endMs: number }[];
}

async function seedTrack(
  db: SpaceDb,
  keepFile: SeedContext["keepFile"],
  { recording, seat, kind, content, startMs, speech }: Track,
): Promise<void> {
  const name = kind === "AUDIO" ? "voz.webm" : "camara.webm";
  const file = await keepFile({ purpose: TRACK_FILE, name, mediaType: "video/webm", content, ofSpace: db.spaceId });
  const id = newId();
  await db
    .insertInto("videoTrack")
    .values({
      ...{ id, recording, seat, kind, startMs, file },
      ...{ durationMs: LENGTH_SECONDS * 1_000 - startMs, speech: json(speech) },
    })
    .execute();
  await db
    .updateTable("file")
    .set({ state: "ATTACHED", entity: "videoTrack", recordId: id, field: "file" })
    .where("id", "=", file.slice("/files/".length))
    .execute();
}

interface DemoRecording {
  readonly id: string;
  readonly sessionKey: SessionKey;
  /** @default it is of none */
  readonly study?: string;
  readonly title: string;
  /** When the session began. */
  readonly startedAt: string;
  readonly seats: Readonly<Record<Speaker, string>>;
  /** Of the team, who wrote the notes. */
  readonly moderator: string;
}

/** A recording of some minutes into a session, of its moderator and two others, with notes of the team. */
export async function seedDemoRecording(
  { keepFile }: Pick<SeedContext, "keepFile">,
  db: SpaceDb,
  { id, sessionKey, study, title, startedAt, seats, moderator }: DemoRecording,
): Promise<void> {
  const begins = Date.parse(startedAt) + 5 * MINUTE_MS;
  const times = { startedAt: new Date(begins).toISOString(), endedAt: new Date(begins + LENGTH_SECONDS * 1_000).toISOString() };
  await db
    .insertInto("recording")
    .values({
      ...{ id, ...ofSession(sessionKey), study: study ?? null, title, kind: kindOf(sessionKey).recordingKind },
      ...{ status: "READY", sources: ["WEBCAM", "MICROPHONE"] },
      ...{ durationSeconds: LENGTH_SECONDS, ...times },
    })
    .execute();
  for (const { name, speech, cameraFrom } of PEOPLE) {
    const seat = seats[name];
    const of = { recording: id, seat };
    const { voice, camera } = FILES[name];
    const spans = speech.map(([from, to]) => ({ startMs: from * 1_000, endMs: to * 1_000 }));
    await seedTrack(db, keepFile, { ...of, kind: "AUDIO", content: contentOf(voice), startMs: 0, speech: spans });
    await seedTrack(db, keepFile, { ...of, kind: "CAMERA", content: contentOf(camera), startMs: cameraFrom * 1_000, speech: [] });
  }
  const notes = NOTES.map(([atSecond, text, color]) => ({
    id: newId(),
    subject: `recording/${id}`,
    atSecond,
    text,
    color,
    author: moderator,
  }));
  await db.insertInto("annotation").values(notes).execute();
}
