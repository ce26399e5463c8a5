/** What a company was told of its studies. */
export interface StudyNews {
  readonly id: string;
  readonly title: string;
  readonly message: string | null;
  /** Below the suite's address. */
  readonly link: string | null;
  /** The study's id. */
  readonly study: string | null;
  readonly seen: boolean;
  /** ISO 8601 instant. */
  readonly date: string;
}

/** `GET /clientSuite/clientNotifications`: the newest first, those that the person may see. */
export interface NewsPage {
  readonly notifications: readonly StudyNews[];
  /** Of all, not of the page alone. */
  readonly unseen: number;
  readonly totalElements: number;
}
