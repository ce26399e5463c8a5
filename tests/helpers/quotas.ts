import type { TestApp } from "./app";

export interface QuotaSketch {
  readonly target: number;
  readonly condition: unknown;
  readonly title?: string;
  readonly isOpen?: boolean;
  readonly device?: string;
}

/** Sets up a quota of an activity's survey. @returns its id */
export async function createQuota(
  app: TestApp,
  token: string,
  activity: string,
  { condition, title = "A quota", ...sketch }: QuotaSketch,
): Promise<string> {
  const created = await app.call({ method: "POST", url: "/api/quotas", token, body: { title, activity, ...sketch } });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { id } = created.json();
  const url = `/api/activities/${activity}/quotas/${id}/condition`;
  const said = await app.call({ method: "PUT", url, token, body: { condition } });
  if (said.statusCode >= 300) throw new Error(said.body);
  return id;
}
