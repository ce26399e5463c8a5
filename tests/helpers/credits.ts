import type { TestApp } from "./app";
import { rows } from "./identity";

/** What a community of tests is ordered with: the least. */
export const LEAST_ORDER = { plan: "BRONZE", durationMonths: 1 } as const;

/** Loads credits for the demo's company, so that it can order whatever a test asks for. */
export async function loadDemoCredits(app: TestApp, amount = 100_000): Promise<void> {
  const [company] = await rows<{ id: string }>(app, "select id from space where kind = 'company' order by created_at limit 1");
  const body = { amount, concept: "Prueba", key: crypto.randomUUID() };
  const token = await app.signIn("backoffice");
  const answer = await app.call({ method: "POST", url: `/api/companies/${company?.id}/credits`, token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
