import type { ServerHost, StudyProduct } from "../../../../src/server/kit";
import { NEURO_STUDY } from "../../shared/neuroStudy";
import { firstDraft } from "./firstDraft";
import { neuroIssues } from "./neuroIssues";

/** Times are comparable on a computer alone: keys, not fingers, and a screen of a like size. */
const FIXED = { allowedDevices: "DESKTOP", desktopShare: null, mobileShare: null } as const;

/** People of the panel see advertisements and answer fast; the sample begins at what a norm needs. */
export const neuroProduct = (host: ServerHost): StudyProduct => ({
  ...{ name: NEURO_STUDY, hasQuestionnaire: true, isTest: true, fixed: FIXED },
  smallestOrder: { sampleSize: 250, incidenceRate: 100, estimatedDuration: 10 },
  issues: neuroIssues,
  firstDraft: firstDraft({ questionTypes: host.registries.questionTypes, tools: () => host.tools() }),
});
