import type { FastifyReply } from "fastify";
import {
  type ExtensionRoute,
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

/** Wrong passwords that are looked at, for one report and from one network alike. */
const TRIES = [
  { windowSeconds: 60, limit: 10 },
  { windowSeconds: 900, limit: 40 },
] as const;

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
          { scope: "results.report", key: row.id, limits: TRIES },
          { scope: "results.report.from", key: networkOf(request.ip), limits: TRIES },
        ] as const;
        for (const one of tries) await tools().demandAttempt(one);
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
