import { createHash } from "node:crypto";
import { DEVICE, type PanelCell, type PanelCriterion, type PanelRequest } from "../../../../contracts/services/panel";
import type { OwnPeople, Registries } from "../../../../server/kit";
import { allowedDevices, deviceSplit } from "../../shared/deviceSplit";
import type { PricedSessions, PricedStudy } from "../../shared/price";
import { criteriaOf, type StudyQuota } from "../../shared/quotaTables";

/** A study's fields, as a record or a wizard's draft has them. */
export type StudyValues = Readonly<Record<string, unknown>>;

/** Without these there is neither price nor feasibility. */
const NEEDED = ["country", "sampleSize", "incidenceRate", "estimatedDuration"] as const;
const DEFAULT_DAYS = 7;
/** The same for studies that are priced by their sessions. */
const NEEDED_BY_SESSIONS = ["country", "sessionCount", "participantsPerSession", "sessionMinutes"] as const;

/** The same for studies of which only the setup is paid. */
const NEEDED_BY_SETUP = ["country", "sampleSize", "estimatedDuration"] as const;

/** Whether a study is priced by its sessions, as its product says. */
export function isPricedBySessions({ type }: StudyValues, products: Registries["studyProducts"]): boolean {
  return products.get(String(type))?.pricedBy === "sessions";
}

/** Whether nothing but the setup of a study is paid for, as its product says. */
export function isPricedBySetup({ type }: StudyValues, products: Registries["studyProducts"]): boolean {
  return products.get(String(type))?.pricedBy === "setup";
}

/** Who brings a study's people; undefined where the panel does, and where its product is gone. */
export function ownPeopleOf({ type }: StudyValues, products: Registries["studyProducts"]): OwnPeople | undefined {
  return products.get(String(type))?.people;
}

/** A study's values, those included that all studies of its product have. */
export function withFixed(values: StudyValues, products: Registries["studyProducts"]): StudyValues {
  return { ...values, ...products.get(String(values.type))?.fixed };
}

/** With what its product fixes; what is filled in by half isn't asked of the panel yet. */
export function filledIn(values: StudyValues, products: Registries["studyProducts"]): StudyValues {
  const criteria = (values.criteria ?? []) as readonly Partial<PanelCriterion>[];
  const quotas = (values.quotas ?? []) as readonly Partial<StudyQuota>[];
  return {
    ...withFixed(values, products),
    criteria: criteria.filter((one) => one.criterion && one.values && one.values.length > 0),
    quotas: quotas.filter(({ target }) => Boolean(target)),
  };
}

function neededInputs(values: StudyValues, products: Registries["studyProducts"]): readonly string[] {
  if (isPricedBySessions(values, products)) return NEEDED_BY_SESSIONS;
  return isPricedBySetup(values, products) ? NEEDED_BY_SETUP : NEEDED;
}

export function missingInputs(values: StudyValues, products: Registries["studyProducts"]): readonly string[] {
  const needed = neededInputs(values, products);
  return needed.filter((name) => values[name] === undefined || values[name] === null || values[name] === "");
}

/** What a quota says of its people. One that says nothing of them only counts. */
function cellOf(quota: StudyQuota): readonly PanelCell[] {
  const criteria = criteriaOf(quota);
  return criteria.length > 0 ? [{ title: quota.title, target: quota.target, criteria }] : [];
}

/** Who can answer on each kind of device, by the panelists' profiles. */
const ON_DEVICE = { desktop: ["DESKTOP", "BOTH"], handheld: ["MOBILE", "BOTH"] } as const;

/** The devices' parts of the sample, which are quotas like others: they reach people, cost, and are counted in field. */
export function deviceCells(values: StudyValues): readonly PanelCell[] {
  const split = deviceSplit(values);
  if (!split || allowedDevices(values) !== "BOTH") return [];
  const cell = (device: keyof typeof ON_DEVICE, target: number): PanelCell => ({
    ...{ title: device, target, device },
    criteria: [{ criterion: DEVICE, values: ON_DEVICE[device] }],
  });
  return [cell("desktop", split.desktop), cell("handheld", split.mobile)];
}

/** What the panel is asked for. @param values with nothing missing */
export function panelRequestOf(values: StudyValues): PanelRequest {
  const quotas = (values.quotas ?? []) as readonly StudyQuota[];
  return {
    country: String(values.country),
    sampleSize: Number(values.sampleSize),
    incidenceRate: Number(values.incidenceRate),
    minutes: Number(values.estimatedDuration),
    days: Number(values.fieldDays ?? DEFAULT_DAYS),
    // In words of the client's own the panel finds nobody: the team sees to these.
    criteria: ((values.criteria ?? []) as readonly PanelCriterion[]).filter(({ criterion }) => criterion !== "OTHER"),
    cells: [...quotas.flatMap(cellOf), ...deviceCells(values)],
    devices: allowedDevices(values),
  };
}

export function pricedStudyOf(values: StudyValues): PricedStudy {
  return {
    sampleSize: Number(values.sampleSize),
    incidenceRate: Number(values.incidenceRate),
    minutes: Number(values.estimatedDuration),
    criteria: ((values.criteria ?? []) as readonly unknown[]).length,
    quotas: ((values.quotas ?? []) as readonly unknown[]).length + deviceCells(values).length,
  };
}

export function pricedSessionsOf(values: StudyValues): PricedSessions {
  return {
    sessions: Number(values.sessionCount),
    participants: Number(values.participantsPerSession),
    minutes: Number(values.sessionMinutes),
  };
}

/** What was agreed of a study of which only the setup is paid. */
export function setupInputsOf(values: StudyValues) {
  const { sampleSize, estimatedDuration } = values;
  return {
    ...{ country: String(values.country), sampleSize: Number(sampleSize), minutes: Number(estimatedDuration) },
    days: Number(values.fieldDays ?? DEFAULT_DAYS),
  };
}

/** What a study's price, and so its quote, is made of. */
export function pricedInputsOf(values: StudyValues, products: Registries["studyProducts"]) {
  if (isPricedBySessions(values, products)) return pricedSessionsOf(values);
  return isPricedBySetup(values, products) ? setupInputsOf(values) : panelRequestOf(values);
}

function hashedInputs(values: StudyValues, products: Registries["studyProducts"]) {
  if (isPricedBySessions(values, products)) return { country: values.country, ...pricedSessionsOf(values) };
  if (isPricedBySetup(values, products)) return { setup: true, ...setupInputsOf(values) };
  return { ...panelRequestOf(values), criteria: values.criteria ?? [], quotas: values.quotas ?? [] };
}

/** The same for the same study at the same prices: a quote is for exactly that. */
export function inputHashOf(values: StudyValues, priceListId: string, products: Registries["studyProducts"]): string {
  const asked = hashedInputs(values, products);
  return createHash("sha256")
    .update(JSON.stringify([priceListId, asked]))
    .digest("hex");
}
