import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What companies are told of, as people choose what they hear. */
export const NEWS_KINDS = ["study", "comment", "progress", "credits", "contract", "communities", "people"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** A notification of a company's suite. */
export interface CompanyNews {
  readonly kind: NewsKind;
  /** In the company's language, as `message` is. At most 200 characters. */
  readonly title: string;
  /** At most 5,000 characters. */
  readonly message: string;
  /** Below the suite's address. */
  readonly link: string;
  /** The study that it is about: only those who see it are told. Without one only managers are. */
  readonly studyId?: string;
  /** Account of whoever did it, and needs no mail of it. */
  readonly byAccount?: string | null;
  /** How it is mailed to those who want that. @default in the words of the notification itself */
  readonly mail?: {
    /** Name of a registered template. */
    readonly template: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** Who may get the mail beside the kind's own rules. @default everybody who hears of the kind */
  readonly mailTo?: { readonly roles: readonly string[] } | { readonly people: readonly string[] };
}

/** Tells a company's people something: in their suite and by mail, as each of them chose. */
export interface CompanyNewsService {
  /** In the open transaction. */
  readonly tell: (db: SpaceDb, news: CompanyNews) => Promise<void>;
}

export const companyNews = defineService<CompanyNewsService>("companyNews");
