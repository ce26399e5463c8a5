import type { ProfileFigure } from "../../../../server/kit";

/** Comments of a member that aren't deleted. */
export const commentCount: ProfileFigure = {
  name: "commentsNum",
  count: async (db, memberId) => {
    const { count } = await db
      .selectFrom("comment")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("member", "=", memberId)
      .where("deletedAt", "is", null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
