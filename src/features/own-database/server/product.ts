import type { EntityHook, StudyProduct } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { OWN_DATABASE_ERRORS } from "../shared/errors";
import { OWN_DATABASE } from "../shared/ownDatabase";
import { closeField, haltField, openField } from "./field/field";
import { fieldOf } from "./field/fieldOf";
import type { OwnServices } from "./services";

type StudyValues = Readonly<Record<string, unknown>>;

const hasConsent = ({ consentText }: StudyValues) => typeof consentText === "string" && consentText.trim() !== "";

/** People of the client's own answer a questionnaire: nothing is paid for them. */
export function ownDatabaseSurvey(services: OwnServices): StudyProduct {
  return {
    ...{ name: OWN_DATABASE, hasQuestionnaire: true, pricedBy: "setup" },
    // What another product was told of its people is none of this one's.
    fixed: { participantSource: "OWN", criteria: [], quotas: [], desktopShare: null, mobileShare: null, allowedDevices: "BOTH" },
    people: {
      openField: (db, study) => openField(db, study, services),
      haltField: (db, studyId, isHalted) => haltField(db, studyId, isHalted, services),
      closeField: (db, studyId) => closeField(db, studyId, services),
      fieldOf,
    },
    issues: async (_db, study) => (hasConsent(study) ? [] : [{ path: "/consentText", rule: "required" }]),
  };
}

/** Nobody can be asked anything before they know what they agree to. */
export const requireConsent: EntityHook = {
  entity: "study",
  beforeTransition: async ({ record, transition }) => {
    if (record.type !== OWN_DATABASE || (transition !== "contract" && transition !== "release") || hasConsent(record)) return;
    throw new AppError(OWN_DATABASE_ERRORS.noConsent, { faults: [{ path: "/consentText", rule: "required" }] });
  },
};
