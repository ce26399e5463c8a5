import type { ServerHost } from "../../../../src/server/kit";
import { UX_ERRORS } from "../../shared/errors";
import { UX_STUDIES, type UxStudy } from "../../shared/uxStudies";
import { draftFields } from "./draftFields";
import { firstDraft } from "./firstDraft";
import { requireTask, taskIssues } from "./taskIssues";

/** Five people find most of what is hard to use. */
const SMALLEST = { sampleSize: 5, incidenceRate: 100, estimatedDuration: 5 };

/** UX studies that clients order: people of the panel answer a questionnaire whose questions are tasks. */
export function registerProducts(host: ServerHost): void {
  const services = { questionTypes: host.registries.questionTypes, tools: () => host.tools() };
  for (const name of Object.keys(UX_STUDIES) as readonly UxStudy[])
    host.studyProduct({
      ...{ name, hasQuestionnaire: true, isTest: true },
      smallestOrder: SMALLEST,
      issues: (db, study) => taskIssues(db, study),
      firstDraft: firstDraft(name, services),
      draftFields: draftFields(name),
    });
  host.errors(Object.values(UX_ERRORS));
  host.entityHook(requireTask);
}
