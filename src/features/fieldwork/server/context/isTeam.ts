import type { RouteContext } from "../../../../server/kit";

/** Whether the request comes from the space's own team, whose answers by an open link count as tests. */
export async function isTeam({ sessionsIn }: Pick<RouteContext, "sessionsIn">, spaceId: string): Promise<boolean> {
  return (await sessionsIn(spaceId)).some(({ kind }) => kind !== "member");
}
