import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import type { QuestionSplit } from "../split/splitData";
import type { CardParts } from "./CardBody";

/** The groups of a card whose results are split. */
export interface CardSplit {
  /** Title of the variable. */
  readonly title: string;
  /** Undefined where the question can't be split. */
  readonly split: QuestionSplit | undefined;
}

export interface QuestionCardProps {
  readonly parts: CardParts;
  /** How it is drawn at first. @default as its type is best drawn */
  readonly kind?: ChartKind | undefined;
  /** Codes of the answers that responses are filtered by. @default none */
  readonly chosen?: readonly string[] | undefined;
  /** Whether the responses are filtered, by whatever question. */
  readonly isFiltered: boolean;
  readonly number: number;
  readonly question: QuestionResult;
  /** Responses that the filter leaves. */
  readonly responses: number;
  /** Absent where the results aren't split. */
  readonly split?: CardSplit | undefined;
  /** Absent where nothing can be filtered by. */
  readonly onToggle?: (questionId: string, code: string) => void;
}

/** What one card shows, on the page or in full screen. */
export interface CardContentProps extends Omit<QuestionCardProps, "kind"> {
  readonly titleId: string;
  /** Whether it has come near the window: what was drawn once stays. */
  readonly isSeen: boolean;
  /** Absent in full screen. */
  readonly onFullScreen?: () => void;
}
