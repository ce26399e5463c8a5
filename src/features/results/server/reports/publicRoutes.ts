import type { FastifyReply } from "fastify";
import {
  type ExtensionRoute,
  type HostTools,
  isPassword,
  isToken,
  networkOf,
  type RouteContext,
  route,
  type SpaceDb,
  sql,
} from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { REPORT_ERRORS } from "../../shared/errors";
import { type ReportBrand, reportsApi } from "../../shared/reportsApi";
import { readReport } from "./readReport";
import { tokenHashOf } from "./reportLink";
import { type ReportRow, reportRows } from "./reportRow";
import { beginReading, isReading } from "./reportSession";
import type { ReportServices } from "./services";

type Tools = Pick<HostTools, "demandAttempt" | "releaseAttempt">;
type RateLimit = Parameters<Tools["demandAttempt"]>[0];

/** Wrong passwords of one network for one report that are looked at; fewer than close the report to everybody. */
const FROM_NETWORK = [
  { windowSeconds: 60, limit: 10 },
  { windowSeconds: 3_600, limit: 40 },
] as const;
/** Wrong passwords for one report from wherever. */
const FOR_REPORT = [{ windowSeconds: 3_600, limit: 60 }] as const;

/** @throws AppError `results.reportNotFound`, alike for unknown, expired and revoked ones */
async function findByToken(
  { findSpace }: Pick<RouteContext, "findSpace">,
  token: string,
): Promise<{ readonly db: SpaceDb; readonly row: ReportRow }> {
  const value = tokenHashOf(token);
  const found = isToken(token) ? await findSpace({ entity: "sharedReport", field: "tokenHash", value }) : undefined;
  const row =
    found &&
    (await reportRows(found.db)
      .where("tokenHash", "=", value)
      .where("revokedAt", "is", null)
      .where("expiresAt", ">", sql<string>`now()`)
      .executeTakeFirst());
  if (!found || !row) throw new AppError(REPORT_ERRORS.reportNotFound);
  return { db: found.db, row };
}

/** The look of the community whose results it shows; a company's studies wear the product's own. */
async function brandOf({ communityTheme }: Pick<RouteContext, "communityTheme">, db: SpaceDb): Promise<ReportBrand | null> {
  const theme = await communityTheme(db.spaceId);
  if (!theme) return null;
  const { title: name, logo, mainColor, mainColorText, buttonColor, textColor } = theme;
  return { name, logo, mainColor, mainColorText, buttonColor, textColor };
}

/** Nothing of it is anybody's to keep, to find or to be told of. */
function keepPrivate(reply: FastifyReply): void {
  reply.headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" });
}

/** Counts a try everywhere, or nowhere where one of them refuses it. @throws AppError `auth.tooManyAttempts` */
async function demandAll(tries: readonly RateLimit[], { demandAttempt, releaseAttempt }: Tools): Promise<void> {
  for (const [index, one] of tries.entries())
    try {
      await demandAttempt(one);
    } catch (error) {
      for (const counted of tries.slice(0, index)) await releaseAttempt(counted);
      throw error;
    }
}

/** Reports for whoever has the link and the password. */
export function publicRoutes(services: ReportServices): readonly ExtensionRoute[] {
  const { tools } = services;
  return [
    route(reportsApi, "POST /api/reports/:token/open", {
      access: "public",
      isOpenAfterEnd: true,
      handle: async (context, { params: { token }, body, request, reply }) => {
        keepPrivate(reply);
        const { db, row } = await findByToken(context, token);
        const tries = [
          { scope: "results.report.from", key: `${row.id} ${networkOf(request.ip)}`, limits: FROM_NETWORK },
          { scope: "results.report", key: row.id, limits: FOR_REPORT },
        ] as const;
        await demandAll(tries, tools());
        if (!(await isPassword(body.password, row.passwordHash))) throw new AppError(REPORT_ERRORS.reportPassword);
        // A roomful of readers may open it together.
        for (const one of tries) await tools().releaseAttempt(one);
        const reader = { language: context.language, brand: await brandOf(context, db) };
        const report = await readReport(db, row, reader, services);
        await db.updateTable("sharedReport").set({ openedAt: sql<string>`now()` }).where("id", "=", row.id).execute();
        beginReading(tools(), { request, reply, token }, row);
        return report;
      },
    }),
    route(reportsApi, "GET /api/reports/:token", {
      access: "public",
      handle: async (context, { params: { token }, request, reply }) => {
        keepPrivate(reply);
        const { db, row } = await findByToken(context, token);
        if (!isReading(tools(), request, row)) throw new AppError(REPORT_ERRORS.reportLocked);
        return readReport(db, row, { language: context.language, brand: await brandOf(context, db) }, services);
      },
    }),
  ];
}
