import { fileForm, type HostTools } from "../../../../server/kit";
import { FILE_TYPES } from "../../../../shared/fileTypes";

export interface ChatServices {
  readonly tools: () => Pick<HostTools, "demandAttempt" | "emit" | "notify" | "withdrawNotice">;
}

/** Each message is told to those who are there, and alerts some. Nobody writes this fast. */
const PACE = [{ windowSeconds: 60, limit: 60 }];

/** Counts a message, whichever process takes it. @throws AppError `request.rateLimited` with the wait */
export const demandPace = ({ tools }: ChatServices, accountId: string): Promise<void> =>
  tools().demandAttempt({ scope: "chat.send", key: accountId, limits: PACE, refusal: "request.rateLimited" });

export const FORM = fileForm(
  FILE_TYPES,
  "A photo (PNG, JPEG or WebP, up to 10 MB), a video (MP4, WebM or MOV, up to 100 MB), a PDF or a document (Word, Excel, PowerPoint, OpenDocument, text or CSV, up to 20 MB)",
);
