import type { ClientHost, EntityRecord } from "../../../../client/kit/console";
import { STEPS } from "../../shared/publication";
import { wizard } from "./wizardCalls";

/** Those that nothing is left to do in: nothing keeps the activity from being published that is mended there. */
async function readDone(record: EntityRecord, signal: AbortSignal): Promise<readonly string[]> {
  const { faults } = await wizard.call("GET /client/communities/canSaveStep3", { query: { activityId: record.id } }, { signal });
  return STEPS.filter((step) => step !== "step3" && !faults.some((fault) => fault.step === step));
}

/** The wizard that makes and edits activities until they are published (spec sections 2 and 5). */
export function registerWizard(host: Pick<ClientHost, "setupWizard">): void {
  host.setupWizard({
    entity: "activity",
    steps: [
      {
        path: "step1",
        label: "activities.wizard.general",
        content: { load: () => import("./GeneralStep").then(({ GeneralStep }) => ({ default: GeneralStep })) },
      },
      { path: "step2", label: "activities.wizard.content", content: { stage: "setup" } },
      {
        path: "step3",
        label: "activities.wizard.publish",
        content: { load: () => import("./PublishStep").then(({ PublishStep }) => ({ default: PublishStep })) },
      },
    ],
    isOpen: ({ status }) => status === "CONFIGURING",
    readDone,
  });
}
