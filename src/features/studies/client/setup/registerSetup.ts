import { type ClientHost, clientOf, type EntityRecord } from "../../../../client/kit/console";
import { readQuestionnaire } from "../../../../client/kit/questions";
import type { ordersApi } from "../../shared/api/orders";
import { isInSetup } from "./isInSetup";

const orders = clientOf<typeof ordersApi>();
const DATA = "edit";

/** The last step isn't among them: its release ends the wizard. */
async function readDone({ id }: EntityRecord, signal: AbortSignal): Promise<readonly string[]> {
  const [{ missing, issues }, { faults }] = await Promise.all([
    orders.call("GET /api/studies/:id/summary", { params: { id } }, { signal }),
    readQuestionnaire(id),
  ]);
  const hasAllData = missing.length === 0 && issues.every(({ field }) => field === "");
  return [...(hasAllData ? [DATA] : []), ...(faults.length === 0 ? ["questionnaire"] : [])];
}

/** From a study's data to its questions and its order: one wizard until it is released (spec section 2). */
export function registerSetup(host: Pick<ClientHost, "setupWizard">): void {
  host.setupWizard({
    entity: "study",
    steps: [
      { path: DATA, label: "studies.setup.data", content: { form: true } },
      { path: "questionnaire", label: "surveys.tab", content: { stage: "setup" } },
      { path: "order", label: "studies.order.tab", content: { stage: "order" } },
    ],
    isOpen: (record) => typeof record.questionnaire === "string" && isInSetup(record),
    readDone,
  });
}
