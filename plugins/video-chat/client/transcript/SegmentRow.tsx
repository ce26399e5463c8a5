import EditOutlined from "@mui/icons-material/EditOutlined";
import { memo } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import { markedText } from "../../shared/transcript/searchSegments";
import type { Segment } from "../../shared/transcript/segments";
import { clockOf } from "../../shared/transcript/times";

interface SegmentRowProps {
  readonly id: string;
  readonly index: number;
  readonly segment: Segment;
  /** Absent where the one before has the same speaker. */
  readonly name: string | undefined;
  /** Being said at the moment. */
  readonly isCurrent: boolean;
  /** The place of the search. */
  readonly isFound: boolean;
  /** Whether the keyboard's way through the page leads here. */
  readonly isReachable: boolean;
  /** What is looked for; nothing where nothing is, or it isn't in this one. */
  readonly word: string;
  readonly onSeek: ((second: number) => void) | undefined;
  readonly onEdit: ((index: number) => void) | undefined;
}

/** Plain elements that the list styles: there are thousands of them. */
function Row({ id, index, segment, name, isCurrent, isFound, isReachable, word, onSeek, onEdit }: SegmentRowProps) {
  const { t } = useTexts();
  const time = clockOf(segment.startSeconds);
  const tabIndex = isReachable ? 0 : -1;
  const parts = markedText(segment.text, word);
  return (
    <li
      id={id}
      data-index={index}
      data-current={isCurrent}
      data-found={isFound}
      {...(isCurrent ? { "aria-current": "true" } : {})}
    >
      {name !== undefined && <span className="name">{name}</span>}
      {onSeek ? (
        <button
          type="button"
          className="time"
          tabIndex={tabIndex}
          aria-label={t("videoChat.transcript.playFrom", { time })}
          onClick={() => onSeek(segment.startSeconds)}
        >
          {time}
        </button>
      ) : (
        <span className="time">{time}</span>
      )}
      <p>
        {parts.map((part, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have nothing but their place
          place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
        )}
      </p>
      {onEdit && (
        <button
          type="button"
          className="edit"
          tabIndex={tabIndex}
          aria-label={t("videoChat.transcript.editOf", { time })}
          onClick={() => onEdit(index)}
        >
          <EditOutlined fontSize="small" />
        </button>
      )}
    </li>
  );
}

export const SegmentRow = memo(Row);
