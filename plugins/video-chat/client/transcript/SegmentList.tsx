import { Box } from "@mui/material";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { VideoTranscript } from "../../shared/transcript/api";
import type { SegmentHit } from "../../shared/transcript/searchSegments";
import type { Segment } from "../../shared/transcript/segments";
import { SegmentRow } from "./SegmentRow";
import { segmentStyles } from "./segmentStyles";

interface SegmentListProps {
  readonly segments: readonly Segment[];
  readonly speakers: VideoTranscript["speakers"];
  /** Where the player is. */
  readonly currentSecond: number | undefined;
  /** Second of what is to be in view when one comes. */
  readonly startAt: number | undefined;
  readonly word: string;
  readonly hits: readonly SegmentHit[];
  /** Of the segments: what the search has come to. */
  readonly found: number | undefined;
  readonly onSeek: ((second: number) => void) | undefined;
  readonly onEdit: ((index: number) => void) | undefined;
  /** A form in the place of a segment, or after it; -1 is before all. */
  readonly form: { readonly at: number; readonly isInstead: boolean; readonly content: ReactNode } | undefined;
}

/** The last segment that has begun; -1 before the first. */
function indexAt(segments: readonly Segment[], second: number): number {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.startSeconds ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const KEYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** What was said, in order: the keyboard's arrows go from one to the next, and the player takes it along. */
export function SegmentList(props: SegmentListProps) {
  const { segments, speakers, currentSecond, startAt, word, hits, found, onSeek, onEdit, form } = props;
  const { t } = useTexts();
  const list = useRef<HTMLElement>(null);
  const prefix = useId();
  const [reached, setReached] = useState(0);
  const names = useMemo(() => new Map(speakers.map(({ speaker, name }) => [speaker, name])), [speakers]);
  const hitAt = useMemo(() => new Set(hits.map(({ index }) => index)), [hits]);
  const current = currentSecond === undefined ? -1 : indexAt(segments, currentSecond);
  const rowAt = (index: number) => document.getElementById(`${prefix}${index}`);

  // Scrolls the list alone: the page stays where the reader has it.
  const show = (row: HTMLElement | null) => {
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3;
  };
  const isStill = form !== undefined || word !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is said next moves the list
  useEffect(() => {
    if (current >= 0 && !isStill) show(rowAt(current));
  }, [current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place of the search moves the list
  useEffect(() => {
    if (found !== undefined) show(rowAt(found));
  }, [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the segments leave the page where it is
  useEffect(() => {
    const row = startAt === undefined ? null : rowAt(indexAt(segments, startAt));
    show(row);
    row?.querySelector("button")?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [startAt]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = KEYS[event.key];
    const button = event.target instanceof HTMLButtonElement ? event.target : undefined;
    const row = button?.closest<HTMLElement>("li[data-index]");
    if (step === undefined || !button || !row) return;
    event.preventDefault();
    const next = Math.min(Math.max(Number(row.dataset.index) + step, 0), segments.length - 1);
    setReached(next);
    const kind = button.className;
    rowAt(next)?.querySelector<HTMLElement>(`button.${kind}`)?.focus();
  }
  const reachable = Math.min(reached, segments.length - 1);
  const formRow = form && (
    <Box component="li" key="form" sx={{ "&&": { display: "block", contentVisibility: "visible" } }}>
      {form.content}
    </Box>
  );
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={t("videoChat.transcript.list")}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = target.closest<HTMLElement>("li[data-index]")?.dataset.index;
        if (index !== undefined) setReached(Number(index));
      }}
      sx={segmentStyles}
    >
      {form?.at === -1 && formRow}
      {segments.flatMap((segment, index) => {
        const { speaker } = segment;
        const isNew = index === 0 || segments[index - 1]?.speaker !== speaker;
        const name = speaker === null ? t("videoChat.transcript.unknownSpeaker") : (names.get(speaker) ?? speaker);
        const isHere = form?.at === index;
        const row = (
          <SegmentRow
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id, and rows no state
            key={index}
            id={`${prefix}${index}`}
            index={index}
            segment={segment}
            name={isNew ? name : undefined}
            isCurrent={index === current}
            isFound={index === found}
            isReachable={index === reachable}
            word={hitAt.has(index) ? word : ""}
            onSeek={onSeek}
            onEdit={onEdit}
          />
        );
        if (!isHere) return [row];
        return form.isInstead ? [formRow] : [row, formRow];
      })}
    </Box>
  );
}
