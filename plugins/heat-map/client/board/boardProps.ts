import type { Point, PointLimits, SignLabels } from "../../shared/api/schemas";

/** A text by its key, with what is filled in. */
export type Translate = (key: string, options?: Record<string, unknown> & { readonly smart_count?: number }) => string;

export interface BoardImage {
  readonly url: string;
  /** Pixels; `null` where they aren't known before the picture is there. */
  readonly width: number | null;
  readonly height: number | null;
  /** What it shows, for who doesn't see it. */
  readonly alt: string;
}

/** An image to mark, whoever keeps the points: the board holds none itself. */
export interface BoardProps {
  readonly image: BoardImage;
  /** In the order in which they are numbered. */
  readonly points: readonly Point[];
  readonly labels: SignLabels;
  readonly limits: Pick<PointLimits, "maxPositive" | "maxNegative" | "explanationRequired">;
  readonly isReadOnly: boolean;
  /** Whether unfinished points are shown as errors. @default false */
  readonly hasIssue?: boolean;
  /** Points that the server doesn't have yet as they are here. @default none */
  readonly pendingIds?: ReadonlySet<string>;
  readonly onPlace: (point: Point) => void;
  readonly onChange: (point: Point) => void;
  readonly onRemove: (id: string) => void;
  readonly t: Translate;
  /** Ids of what names and describes the image beside the board. @default the image's `alt` alone */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  /** Id of the image, which takes the focus. */
  readonly focusId?: string | undefined;
}

/** Whether a point lacks its explanation. */
export function isUnfinished({ explanation }: Point, { explanationRequired }: BoardProps["limits"]): boolean {
  return explanationRequired && explanation.trim() === "";
}
