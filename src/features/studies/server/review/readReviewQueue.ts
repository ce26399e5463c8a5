import type { GlobalDb, RouteContext } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import type { ReviewQueue } from "../../shared/api/home";

/** A provider that has more to do at once looks into the list of studies. */
const MOST = 200;

async function companyNames(db: GlobalDb, studies: readonly JsonObject[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(studies.map(({ spaceId }) => String(spaceId)))];
  if (ids.length === 0) return new Map();
  const companies = await db.selectFrom("company").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(companies.map(({ id, name }) => [id, name]));
}

/** The studies of all companies that wait for the provider. @throws AppError `access.denied` */
export async function readReviewQueue({ records, globalDb }: Pick<RouteContext, "records" | "globalDb">): Promise<ReviewQueue> {
  const [waiting, paused] = await Promise.all([
    records.list("study", {
      filter: { status: "CONFIRMED", approvedAt_isNull: true },
      sort: ["reviewEndsAt", "ASC"],
      limit: MOST,
    }),
    records.list("study", { filter: { status: "OPEN", pausedAt_isNull: false }, sort: ["pausedAt", "ASC"], limit: MOST }),
  ]);
  const names = await companyNames(globalDb, [...waiting, ...paused]);
  const aboutOf = ({ id, name, spaceId }: JsonObject) => ({
    id: String(id),
    name: String(name),
    company: names.get(String(spaceId)) ?? "",
  });
  return {
    waiting: waiting.map((study) => {
      const reviewEndsAt = typeof study.reviewEndsAt === "string" ? study.reviewEndsAt : null;
      return {
        ...aboutOf(study),
        sampleSize: Number(study.sampleSize ?? 0),
        price: Number(study.price ?? 0),
        reviewEndsAt,
        isLate: reviewEndsAt !== null && Date.parse(reviewEndsAt) < Date.now(),
      };
    }),
    paused: paused.map((study) => ({ ...aboutOf(study), pausedAt: String(study.pausedAt) })),
  };
}
