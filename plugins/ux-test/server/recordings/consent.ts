import { hashToken, newId, type RouteContext, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { UxConsents } from "../../shared/recordings/api";
import { RECORDING_ERRORS } from "../../shared/recordings/errors";
import { KEPT_DAYS } from "../../shared/recordings/recordings";
import { SOURCES, type Source } from "../../shared/uxTest";
import { eraseResponse } from "./eraseRecordings";
import type { RecordingServices } from "./services";

const WITHDRAW = "/ux-consent/";

const tokenOf = (response: string, { tools }: RecordingServices) =>
  `${response}.${tools().keyedHash("uxTest.consent", response)}`;

const consentRows = (db: SpaceDb, response: string) =>
  db.selectFrom("uxConsent").select(["source", "state", "consentVersion"]).where("response", "=", response).execute();

/** What a respondent has decided. */
export async function readConsents(db: SpaceDb, response: string, services: RecordingServices): Promise<UxConsents> {
  const rows = await consentRows(db, response);
  const hasAgreed = rows.some(({ state }) => state === "GIVEN");
  return {
    sources: SOURCES.flatMap((source) => rows.filter((row) => row.source === source)) as UxConsents["sources"],
    withdrawUrl: hasAgreed ? WITHDRAW + tokenOf(response, services) : null,
    keptDays: KEPT_DAYS,
  };
}

/** @throws AppError `uxTest.recordingWithdrawn`, `uxTest.noConsent` */
export async function assertConsent(db: SpaceDb, response: string, source: Source): Promise<void> {
  const rows = await consentRows(db, response);
  if (rows.some(({ state }) => state === "WITHDRAWN")) throw new AppError(RECORDING_ERRORS.withdrawn);
  if (!rows.some((row) => row.source === source && row.state === "GIVEN")) throw new AppError(RECORDING_ERRORS.noConsent);
}

interface Decision {
  readonly response: string;
  /** Agreed to; the others are refused. */
  readonly sources: readonly Source[];
  readonly consentVersion: string;
}

/** Notes what a respondent agrees to. @throws AppError `uxTest.recordingWithdrawn` once they have withdrawn */
export async function decideConsent(db: SpaceDb, { response, sources, consentVersion }: Decision): Promise<void> {
  await db.transaction(async () => {
    const rows = await consentRows(db, response);
    if (rows.some(({ state }) => state === "WITHDRAWN")) throw new AppError(RECORDING_ERRORS.withdrawn);
    for (const source of SOURCES) {
      const values = {
        state: sources.includes(source) ? "GIVEN" : "REFUSED",
        consentVersion,
        decidedAt: sql<string>`now()`,
      } as const;
      await db
        .insertInto("uxConsent")
        .values({ id: newId(), response, source, ...values })
        .onConflict((conflict) => conflict.columns(["spaceId", "response", "source"]).doUpdateSet(values))
        .execute();
    }
  });
}

/** Takes all consents of a response back and erases what was recorded of it; nothing more is taken from then on. */
export async function withdraw(db: SpaceDb, response: string, services: RecordingServices): Promise<void> {
  await db
    .updateTable("uxConsent")
    .set({ state: "WITHDRAWN", decidedAt: sql<string>`now()` })
    .where("response", "=", response)
    .execute();
  await eraseResponse(db, response, services);
}

/**
 * The response that the link for withdrawing speaks of.
 * @returns undefined if the link isn't ours, or the response is gone
 */
export async function responseOfLink({ findSpace }: Pick<RouteContext, "findSpace">, token: string, services: RecordingServices) {
  const [response = ""] = token.split(".");
  if (!hashToken(token).equals(hashToken(tokenOf(response, services)))) return undefined;
  return findSpace({ entity: "response", field: "id", value: response });
}
