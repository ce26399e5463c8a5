import type { RouteContext, SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** Values of a panelist's profile, any of which will do, e.g. `{criterion: "GENDER", values: ["W"]}`. */
export interface PanelCriterion {
  /** One of `PANEL_CRITERIA`. */
  readonly criterion: string;
  readonly values: readonly string[];
}

/** The criterion of cells that are a kind of device's part of the sample. No client gives it by itself. */
export const DEVICE = "DEVICE";

/** People of one profile, of whom a study wants so many. */
export interface PanelCell {
  readonly title: string;
  /** Above 0. */
  readonly target: number;
  /** All of them hold. */
  readonly criteria: readonly PanelCriterion[];
  /**
   * Of a cell whose only criterion is {@link DEVICE}: in field it counts whoever answers on it, whatever their profile says.
   * `handheld`: a phone or a tablet. Its title is the device.
   */
  readonly device?: "desktop" | "handheld";
}

export interface PanelRequest {
  /** Id of the country. */
  readonly country: string;
  /** Completes. */
  readonly sampleSize: number;
  /** Percent of those who fit by their profile that also fit by the questionnaire, 1 to 100. */
  readonly incidenceRate: number;
  /** Minutes of the interview. */
  readonly minutes: number;
  /** Days in field. */
  readonly days: number;
  /** All of them hold. */
  readonly criteria: readonly PanelCriterion[];
  /** Cells of one or of several tables; the cells of a table ask for the same criteria, and add up to the sample. */
  readonly cells: readonly PanelCell[];
  readonly devices: "DESKTOP" | "MOBILE" | "BOTH";
}

export interface PanelCellFeasibility {
  readonly title: string;
  /** Names of the criteria of its table. */
  readonly criteria: readonly string[];
  readonly target: number;
  /** Panelists who fit. */
  readonly people: number;
  /** Completes that can be reached in it alone. */
  readonly reachable: number;
  /** Whether it is what keeps the whole from more. */
  readonly isBinding: boolean;
  /** Completes of the whole that one more in this cell would bring. */
  readonly gain: number;
}

export interface PanelFeasibility {
  /** Panelists who fit the criteria. */
  readonly people: number;
  /** Completes that can be reached with all cells in their proportions. */
  readonly reachable: number;
  /** Whether that is the sample or more. */
  readonly isFeasible: boolean;
  /** Days until the sample is full; null where it never is. */
  readonly days: number | null;
  readonly cells: readonly PanelCellFeasibility[];
}

/** How many people of the country's population each cell stands for, in proportion to each other. */
export interface PanelPopulation {
  /** Who says so, and of which year, e.g. `INE, 2023`. */
  readonly source: string;
  /** In the order of the request's; null where the population isn't known by a cell's criteria. */
  readonly cells: readonly (number | null)[];
}

/** A study that panelists are to answer. */
export interface PanelFieldRequest {
  readonly studyId: string;
  /** What panelists read. */
  readonly title: string;
  /**
   * Each table's cells take a panelist into the first that fits; one without criteria is of the table before it and takes
   * whoever fits no other. At most five tables.
   */
  readonly request: PanelRequest;
  /** ISO 8601 instant. */
  readonly endsAt: string;
  /** Completes after which the field pauses once, so that somebody looks at them; absent: it doesn't. */
  readonly softLaunch?: number;
}

/** How a study's field stands. */
export interface PanelFieldState {
  readonly state: "open" | "paused" | "closed";
  /** Too few people fit, the soft launch has its completes, or somebody's decision. */
  readonly pausedFor: "INCIDENCE" | "SOFT_LAUNCH" | "HAND" | null;
  /** Completes after which it pauses; null where it doesn't, or has. */
  readonly softLaunch: number | null;
  /** ISO 8601 instants. */
  readonly openedAt: string;
  readonly endsAt: string;
  readonly closedAt: string | null;
  readonly completes: number;
  readonly invited: number;
  /** Of them, who was written to a second time. */
  readonly reminded: number;
  readonly entered: number;
  readonly begun: number;
  readonly screenedOut: number;
  readonly overQuota: number;
  readonly discarded: number;
  readonly dropped: number;
  /** Percent; null before anybody has fitted or not. */
  readonly incidence: number | null;
  readonly quotedIncidence: number;
  /** That a complete earns. */
  readonly coins: number;
  readonly cells: readonly {
    readonly title: string;
    /** Names of the criteria of its table. */
    readonly criteria: readonly string[];
    readonly target: number;
    readonly completes: number;
    readonly begun: number;
    readonly invited: number;
  }[];
  /** The newest first. */
  readonly waves: readonly {
    readonly number: number;
    readonly sentAt: string;
    readonly invited: number;
    readonly reminded: number;
    readonly entered: number;
    readonly completes: number;
  }[];
}

/** A criterion in words, e.g. `{label: "Género", values: ["Mujer"]}`. */
export interface PanelCriterionWords {
  readonly label: string;
  readonly values: readonly string[];
}

/** The provider's panel, as studies ask of it. */
export interface Panel {
  /** Criteria in the words of whoever calls; what isn't known any more stands as it is. @param country its id */
  readonly describe: (
    context: Pick<RouteContext, "globalDb" | "language" | "text">,
    country: string,
    criteria: readonly PanelCriterion[],
  ) => Promise<readonly PanelCriterionWords[]>;
  /** How many completes a study can reach. @throws AppError `panel.unknownCriterion` */
  readonly feasibility: (db: SpaceDb, request: PanelRequest) => Promise<PanelFeasibility>;
  /** What a representative sample follows from; null where the country's population isn't known. */
  readonly population: (db: SpaceDb, request: PanelRequest) => Promise<PanelPopulation | null>;
  /**
   * Begins to invite panelists to a study; call it in the transaction that opens it. Nothing happens where its field is
   * open already.
   */
  readonly openField: (db: SpaceDb, field: PanelFieldRequest) => Promise<void>;
  /**
   * More people, or more days, of a field that isn't closed: the same cells in the same order, none with fewer than before.
   * @returns whether there was one
   */
  readonly extendField: (db: SpaceDb, field: Pick<PanelFieldRequest, "studyId" | "request" | "endsAt">) => Promise<boolean>;
  /** Nobody is invited and nobody begins while it is halted. @returns whether that changed anything */
  readonly haltField: (db: SpaceDb, studyId: string, isHalted: boolean) => Promise<boolean>;
  /** The field is over. @returns whether it was still open */
  readonly closeField: (db: SpaceDb, studyId: string) => Promise<boolean>;
  /** Pays the coins of a closed field's completes, once. @returns how many people, and coins */
  readonly payField: (db: SpaceDb, studyId: string) => Promise<{ readonly people: number; readonly coins: number }>;
  /** Nothing where the study has never been on the panel. */
  readonly fieldOf: (db: SpaceDb, studyId: string) => Promise<PanelFieldState | undefined>;
}

export const panel = defineService<Panel>("panel");
