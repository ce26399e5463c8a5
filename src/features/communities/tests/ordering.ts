import { expect } from "vitest";
import type { TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";

/** A company of its own, with credits, that orders communities. */
export async function startCompany(app: TestApp, origin: string, amount: number) {
  const backoffice = await app.signIn("backoffice");
  const company = await otherCommunity(app, origin);
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const load = async (credits: number) => {
    const body = { amount: credits, concept: "Prueba", key: crypto.randomUUID() };
    const loaded = await call("POST", `/api/companies/${company.companyId}/credits`, backoffice, body);
    expect(loaded.statusCode, loaded.body).toBe(200);
  };
  if (amount > 0) await load(amount);
  const order = (name: string, values: object = {}) =>
    call("POST", "/api/communities", company.client, { name, origin: name, plan: "BRONZE", durationMonths: 1, ...values });
  return {
    ...company,
    backoffice,
    call,
    load,
    order,
    available: async (): Promise<number> =>
      (await call("GET", "/clientSuite/creditsPlan/planData", company.client)).json().available,
    contract: async (id: string) => (await call("GET", `/api/communities/${id}/contract`, company.client)).json(),
    ordered: async (name: string, values: object = {}): Promise<string> => {
      const made = await order(name, values);
      expect(made.statusCode, made.body).toBe(201);
      return made.json().id;
    },
  };
}

export type OrderingCompany = Awaited<ReturnType<typeof startCompany>>;
