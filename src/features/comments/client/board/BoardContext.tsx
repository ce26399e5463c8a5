import { createContext, type ReactNode, useContext } from "react";
import type { ConversationState } from "../../../../contracts/api/conversation";
import type { Place } from "./api/paths";

/** The conversation that comments are shown of. */
export interface Board {
  readonly place: Place;
  /** The activity's; absent as `state`. */
  readonly title?: string;
  readonly canModerate: boolean;
  /** What is looked for: it is marked where it stands. */
  readonly word?: string | undefined;
  /** Absent where comments of several conversations are listed. */
  readonly state?: ConversationState;
}

const BoardContext = createContext<Board | undefined>(undefined);

interface BoardProviderProps {
  readonly board: Board;
  readonly children: ReactNode;
}

export function BoardProvider({ board, children }: BoardProviderProps) {
  return <BoardContext value={board}>{children}</BoardContext>;
}

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error("useBoard needs a board above it");
  return board;
}
