import type { ChatMessage, ChatPage, MessageBody, PageQuery, SentFile } from "../../shared/api/schemas";

/** A chat's calls, as one of its sides makes them. All throw ApiError. */
export interface ChatCalls {
  readonly page: (query: PageQuery) => Promise<ChatPage>;
  readonly send: (body: MessageBody) => Promise<ChatMessage>;
  readonly see: (seq: number) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Absent where nobody may. */
  readonly mark?: (id: string, isMarked: boolean) => Promise<unknown>;
  readonly upload: (
    file: File,
    on: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<SentFile>;
}
