import { newId, type SeedContext, type SpaceDb } from "../../../../src/server/kit";
import firstScreen from "../../demo/first-screen.webm?inline";
import secondScreen from "../../demo/second-screen.webm?inline";
import { CONSENT_VERSION, type MarkKind } from "../../shared/recordings/recordings";
import { SOURCES } from "../../shared/uxTest";
import { RECORDING_FILE } from "../recordings/recordingFiles";

/** Of the first people, in their order: what their screen showed, and what the team has marked in it. */
const RECORDED: readonly { readonly screen: string; readonly marks: readonly (readonly [number, MarkKind, string])[] }[] = [
  {
    screen: firstScreen,
    marks: [
      [14_000, "NOTE", "Pulsa el título: espera que lleve a algún sitio."],
      [40_000, "TAG", "Nombre de la sección"],
      [82_000, "SEEN_SUCCESS", "Llega al pago del abono joven"],
    ],
  },
  {
    screen: secondScreen,
    marks: [
      [62_000, "TAG", "Nombre de la sección"],
      [76_000, "NOTE", "Ve «Descuentos» y no lo relaciona con su edad."],
      [112_000, "SEEN_FAILURE", "Vuelve al inicio y lo deja"],
    ],
  },
];

const contentOf = (inline: string) => Buffer.from(inline.slice(inline.indexOf(",") + 1), "base64");

/** A person's task, as far as it can be recorded. */
export interface DemoRun {
  readonly responseId: string;
  readonly questionId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
}

async function seedScreen(
  db: SpaceDb,
  keepFile: SeedContext["keepFile"],
  { run: { responseId, questionId, startedAt, seconds }, content }: { readonly run: DemoRun; readonly content: Buffer },
): Promise<void> {
  const id = newId();
  const file = await keepFile({ purpose: RECORDING_FILE, name: "pantalla.webm", mediaType: "video/webm", content });
  await db
    .insertInto("uxRecording")
    .values({
      ...{ id, response: responseId, question: questionId, source: "SCREEN", mediaType: "video/webm;codecs=vp8" },
      ...{ consentVersion: CONSENT_VERSION, state: "READY", durationMs: seconds * 1_000, file, size: content.length },
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(startedAt + seconds * 1_000).toISOString(),
    })
    .execute();
  await db
    .updateTable("file")
    .set({ state: "ATTACHED", entity: "uxRecording", recordId: id, field: "file" })
    .where("id", "=", file.slice("/files/".length))
    .execute();
}

/** Screens of the first people who did a task, with their consent and the team's marks. @param runs in the order of people */
export async function seedRecordings(
  { keepFile }: Pick<SeedContext, "keepFile">,
  db: SpaceDb,
  runs: readonly DemoRun[],
): Promise<void> {
  const author = await db.selectFrom("staffRole").select("id").where("email", "=", "moderator@demo.test").executeTakeFirst();
  for (const [place, { screen, marks }] of RECORDED.entries()) {
    const run = runs[place];
    if (!run) return;
    const { responseId: response, questionId: question, startedAt } = run;
    const consents = SOURCES.map((source) => ({
      ...{ id: newId(), response, source, consentVersion: CONSENT_VERSION },
      ...{ state: source === "SCREEN" ? ("GIVEN" as const) : ("REFUSED" as const) },
      decidedAt: new Date(startedAt).toISOString(),
    }));
    await db.insertInto("uxConsent").values(consents).execute();
    await seedScreen(db, keepFile, { run, content: contentOf(screen) });
    const rows = marks.map(([atMs, kind, text]) => ({
      ...{ id: newId(), response, question, atMs, kind, text },
      author: author?.id ?? null,
    }));
    await db.insertInto("uxMark").values(rows).execute();
  }
}
