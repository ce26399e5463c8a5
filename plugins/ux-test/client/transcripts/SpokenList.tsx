import { Box, TextField, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { foldText, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import { lineAt, type SpokenLine } from "./spokenLines";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

interface SpokenListProps {
  readonly lines: readonly SpokenLine[];
  /** Where the player is. */
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
}

/** What is said, by its moments: the player takes the list along, a press on a line jumps there. */
export function SpokenList({ lines, seconds, onSeek }: SpokenListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLElement>(null);
  const [word, setWord] = useState("");
  const [reached, setReached] = useState(0);
  const wanted = foldText(word.trim());
  const visible = wanted ? lines.filter(({ text }) => foldText(text).includes(wanted)) : lines;
  const current = lines[lineAt(lines, seconds)];
  const isSearching = wanted !== "";

  // The list alone is scrolled: the page stays where the reader has it.
  useEffect(() => {
    const row = isSearching || !current ? null : list.current?.querySelector<HTMLElement>("[aria-current]");
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3;
  }, [current, isSearching]);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(reachable + step, 0), visible.length - 1);
    setReached(next);
    list.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  }
  const reachable = Math.min(reached, visible.length - 1);
  return (
    <>
      <TextField
        size="small"
        type="search"
        label={t("uxTest.transcript.search")}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", "&:empty": { display: "none" } }}>
        {isSearching && t(`uxTest.transcript.${visible.length === 0 ? "nothing" : "found"}`, { smart_count: visible.length })}
      </Typography>
      <Box
        component="ul"
        ref={list}
        aria-label={t("uxTest.transcript.list")}
        onKeyDown={move}
        sx={{ listStyle: "none", m: 0, p: 0, position: "relative", maxHeight: { xs: "50vh", md: "34vh" }, overflowY: "auto" }}
      >
        {visible.map((line, index) => {
          const { start, text } = line;
          return (
            <Box component="li" key={`${start} ${text}`}>
              <Box
                component="button"
                type="button"
                aria-current={line === current ? "true" : undefined}
                aria-label={t("uxTest.transcript.seek", { time: clockText(start), text })}
                tabIndex={index === reachable ? 0 : -1}
                onFocus={() => setReached(index)}
                onClick={() => onSeek(start)}
                sx={{
                  ...{ display: "grid", gridTemplateColumns: "52px minmax(0, 1fr)", columnGap: 1, alignItems: "baseline" },
                  ...{ width: "100%", minHeight: 44, px: 1, py: 0.75, font: "inherit", textAlign: "left", cursor: "pointer" },
                  ...{ border: 0, borderLeft: "3px solid transparent", borderRadius: 1 },
                  ...{ bgcolor: "transparent", color: "text.primary" },
                  "&:hover": { bgcolor: "action.hover" },
                  "&[aria-current]": { bgcolor: "action.selected", borderLeftColor: "primary.main" },
                  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
                }}
              >
                <Typography component="span" variant="body2" sx={{ color: "primary.main", fontVariantNumeric: "tabular-nums" }}>
                  {clockText(start)}
                </Typography>
                <Typography component="span" sx={{ overflowWrap: "anywhere" }}>
                  {text}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
