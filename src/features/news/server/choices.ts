import { NEWS_KINDS, type NewsKind } from "../../../contracts/services/companyNews";
import { newId, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { isManager, KIND_RULES } from "../shared/kinds";
import type { ChangedChoice, NewsChoices } from "../shared/newsApi";

/** Somebody of a company. */
export interface NewsPerson {
  /** Of the suite user. */
  readonly id: string;
  readonly role: string | null;
}

/** What somebody chose; null where they left it at the kind's default. */
export interface Choice {
  readonly isShown: boolean | null;
  readonly isMailed: boolean | null;
}

/** Kinds that somebody may hear of at all. */
export const kindsOf = ({ role }: NewsPerson): readonly NewsKind[] =>
  NEWS_KINDS.filter((kind) => !KIND_RULES[kind].isForManagers || isManager(role));

export const wantsShown = (choice: Choice | undefined): boolean => choice?.isShown ?? true;
export const wantsMail = (kind: NewsKind, role: string | null, choice: Choice | undefined): boolean =>
  choice?.isMailed ?? (KIND_RULES[kind].isMailed && isManager(role));

/** What a person chose, by kind. */
export async function readChoices(db: SpaceDb, person: string): Promise<ReadonlyMap<string, Choice>> {
  const rows = await db
    .selectFrom("newsPreference")
    .select(["kind", "isShown", "isMailed"])
    .where("person", "=", person)
    .execute();
  return new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
}

/** What people chose for a kind, by person. */
export async function readChoicesFor(db: SpaceDb, kind: NewsKind): Promise<ReadonlyMap<string, Choice>> {
  const rows = await db.selectFrom("newsPreference").select(["person", "isShown", "isMailed"]).where("kind", "=", kind).execute();
  return new Map(rows.map(({ person, ...choice }) => [person, choice]));
}

/** Every kind that the person may hear of, with what holds for it. */
export async function presentChoices(db: SpaceDb, person: NewsPerson): Promise<NewsChoices> {
  const chosen = await readChoices(db, person.id);
  const kinds = kindsOf(person).map((kind) => {
    const choice = chosen.get(kind);
    return { kind, isShown: wantsShown(choice), isMailed: wantsMail(kind, person.role, choice) };
  });
  return { kinds };
}

/** @throws AppError `request.invalid` where a kind is not theirs to choose */
export async function changeChoices(db: SpaceDb, person: NewsPerson, changes: readonly ChangedChoice[]): Promise<void> {
  const own: readonly string[] = kindsOf(person);
  const faults = changes.flatMap(({ kind }, index) =>
    own.includes(kind) ? [] : [{ path: `/kinds/${index}/kind`, rule: "enum" }],
  );
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await db.transaction(async () => {
    for (const { kind, ...change } of changes) {
      if (Object.keys(change).length === 0) continue;
      await db
        .insertInto("newsPreference")
        .values({ id: newId(), person: person.id, kind, ...change })
        .onConflict((conflict) =>
          conflict.columns(["spaceId", "person", "kind"]).doUpdateSet({
            ...change,
            updatedAt: sql<string>`now()`,
            version: sql<number>`news_preference.version + 1`,
          }),
        )
        .execute();
    }
  });
}
