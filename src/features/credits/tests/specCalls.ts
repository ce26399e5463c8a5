import type { SpecExample } from "../../../../tests/contract/specCall";
import { newId } from "../../../shared/ids";
import type { PlanData } from "../shared/api";

/** The call of the specification that credits build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "GET /clientSuite/creditsPlan/planData": async (app) => {
    const token = await app.signIn("client");
    const read = () => app.call({ url: "/clientSuite/creditsPlan/planData", token });
    const before: PlanData = (await read()).json();
    const backoffice = await app.signIn("backoffice");
    const [company] = (await app.call({ url: "/api/companies", token: backoffice })).json();
    const body = { amount: 100, concept: "Bono de prueba", key: newId() };
    await app.call({ method: "POST", url: `/api/companies/${company.id}/credits`, token: backoffice, body });
    const answer = await read();
    if ((answer.json() as PlanData).available !== before.available + 100) throw new Error("they aren't there");
    return answer;
  },
};
