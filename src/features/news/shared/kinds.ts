import type { NewsKind } from "../../../contracts/services/companyNews";

/** Roles that run a company's studies and its account. */
export const MANAGERS: readonly string[] = ["SUPERADMIN", "ADMINISTRATOR"];
/** Roles that see studies. */
export const TEAM: readonly string[] = [...MANAGERS, "OBSERVER", "MODERATOR"];

/** Who hears of a kind, and by mail unless they chose otherwise. */
interface KindRules {
  /** Whether it is the managers' business alone. */
  readonly isForManagers: boolean;
  /** Whether managers get it by mail who haven't chosen; others ask for it. */
  readonly isMailed: boolean;
  /** Minutes that pass between two mails of one study: whoever causes them could cause many. */
  readonly mailPause?: number;
}

export const KIND_RULES: Readonly<Record<NewsKind, KindRules>> = {
  study: { isForManagers: false, isMailed: true },
  comment: { isForManagers: false, isMailed: false, mailPause: 60 },
  progress: { isForManagers: false, isMailed: true },
  credits: { isForManagers: true, isMailed: true },
  contract: { isForManagers: true, isMailed: true },
  communities: { isForManagers: true, isMailed: true },
  people: { isForManagers: true, isMailed: false },
};

export const isManager = (role: string | null): boolean => role !== null && MANAGERS.includes(role);

/** Notifications of a page, if nothing else is asked for. */
export const NEWS_PAGE_SIZE = 20;
export const LARGEST_NEWS_PAGE = 100;
