import { createToken, type DemoSeed, hashToken, newId, type SpaceDb } from "../../../../server/kit";
import { type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import { type CommentSide, questionPlace, SHARE_DAYS } from "../../shared/comments";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DemoComment {
  /** A part of the order, or the number of a question. */
  readonly at: string | number;
  readonly text: string;
  readonly author: string;
  readonly side: CommentSide;
  readonly hoursAgo: number;
  readonly isResolved?: boolean;
}

/** By status: one of the demo's studies stands at each. */
const COMMENTS: Readonly<Record<string, readonly DemoComment[]>> = {
  CONFIRMED: [
    {
      ...{ at: "profile", author: "Nuria Vidal", side: "COLLEAGUE", hoursAgo: 50 },
      text: "¿Dejamos fuera a los mayores de 65? Son quienes más usan los bancos de la plaza.",
    },
    {
      ...{ at: "profile", author: "Elsa", side: "CLIENT", hoursAgo: 47 },
      text: "En esta ronda sí: con ellos haremos entrevistas en el centro cívico.",
    },
    {
      ...{ at: 1, author: "Nuria Vidal", side: "COLLEAGUE", hoursAgo: 49, isResolved: true },
      text: "Mejor empezar por lo que ya les gusta, y luego pedir ideas.",
    },
    {
      ...{ at: 1, author: "Sondeo", side: "PROVIDER", hoursAgo: 3 },
      text: "En el móvil esta pregunta queda larga. ¿Podéis acortar el texto?",
    },
  ],
  PROCESSING: [
    {
      ...{ at: "price", author: "Tomás Rey", side: "COLLEAGUE", hoursAgo: 26 },
      text: "El precio entra en el presupuesto de este trimestre. Por mí, adelante.",
    },
    {
      ...{ at: "sample", author: "Tomás Rey", side: "COLLEAGUE", hoursAgo: 25 },
      text: "¿Llegaremos a ver diferencias por comunidad autónoma con 200 personas?",
    },
  ],
};
const SHARED_AT = "PROCESSING";
const SHARED_WITH = "Dirección de movilidad";

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

async function questionIds(db: SpaceDb, questionnaire: string | null): Promise<readonly string[]> {
  if (!questionnaire) return [];
  const row = await db.selectFrom("questionnaire").select("draft").where("id", "=", questionnaire).executeTakeFirst();
  return row ? questionsOf(row.draft as unknown as Questionnaire).map(({ id }) => id) : [];
}

/** What was said of the demo's studies before they open, and a link that colleagues have. */
export const demoComments: DemoSeed = {
  name: "studies.comments",
  order: 235,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    const studies = await db
      .selectFrom("study")
      .select(["id", "status", "questionnaire"])
      .where("status", "in", Object.keys(COMMENTS))
      .where("type", "=", "CONSUMER_SURVEY")
      .execute();
    for (const { id: study, status, questionnaire } of studies) {
      const questions = await questionIds(db, questionnaire);
      const rows = (COMMENTS[status ?? ""] ?? []).flatMap(({ at, hoursAgo, isResolved = false, ...said }) => {
        const question = typeof at === "number" ? questions[at - 1] : undefined;
        if (typeof at === "number" && !question) return [];
        const place = question ? questionPlace(question) : String(at);
        const resolved = isResolved ? { resolvedAt: ago(hoursAgo - 2), resolvedBy: "Elsa" } : {};
        return [{ id: newId(), study, place, ...said, ...resolved, createdAt: ago(hoursAgo) }];
      });
      if (rows.length > 0) await db.insertInto("studyComment").values(rows).execute();
      if (status !== SHARED_AT) continue;
      const expiresAt = new Date(Date.now() + (SHARE_DAYS - 2) * DAY_MS).toISOString();
      // Whose token nobody has: a demo's link would be everybody's.
      const tokenHash = hashToken(createToken()).toString("hex");
      const share = { study, name: SHARED_WITH, tokenHash, expiresAt, openedAt: ago(25), createdAt: ago(48) };
      await db
        .insertInto("studyShare")
        .values({ id: newId(), ...share })
        .execute();
    }
  },
};
