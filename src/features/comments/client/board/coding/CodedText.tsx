import { Box } from "@mui/material";
import { type MouseEvent, useMemo, useRef, useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { useBoard } from "../BoardContext";
import { anchorPassage } from "./anchorPassage";
import { type Coding, useCoding } from "./CodingContext";
import { LostPassages } from "./LostPassages";
import { MarkedPart } from "./MarkedPart";
import { PassageMenu } from "./PassageMenu";
import { SelectionTools } from "./SelectionTools";
import { segments } from "./segments";
import { wordSpans } from "./wordSpans";

export const DRAFT = "draft";
const FOUND = "found";

/** What was coded in a comment: where it stands, and what can't be found any more. */
function useAnchored({ id, text, team }: Comment, coding: Coding | undefined) {
  const passages = coding?.passagesOf(id);
  const version = team?.versions ?? 0;
  return useMemo(() => {
    const all = (passages ?? []).map((passage) => ({ passage, span: anchorPassage(text, version, passage) }));
    return {
      found: all.flatMap(({ passage, span }) => (span ? [{ ...span, id: passage.id, passage }] : [])),
      lost: all.flatMap(({ passage, span }) => (span || passage.quote === "" ? [] : [passage])),
    };
  }, [passages, text, version]);
}

/** The text of a comment with what was coded in it and what is looked for; what is selected can be coded. */
export function CodedText({ comment }: { readonly comment: Comment }) {
  const { t } = useTexts();
  const coding = useCoding();
  const { word = "" } = useBoard();
  const textRef = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<{ readonly anchor: Element; readonly ids: readonly string[] }>();
  const { found, lost } = useAnchored(comment, coding);
  const draft = coding?.draft?.commentId === comment.id ? coding.draft : undefined;
  const hits = wordSpans(comment.text, word).map((span) => ({ ...span, id: FOUND }));
  const parts = segments(comment.text, [...found, ...hits, ...(draft ? [{ ...draft, id: DRAFT }] : [])]);
  const press = (event: MouseEvent, ids: readonly string[]) => {
    if (window.getSelection()?.isCollapsed !== false) setPressed({ anchor: event.currentTarget, ids });
  };
  if (comment.text === "") return <Box sx={{ color: "text.secondary", fontStyle: "italic" }}>{t("comments.board.erased")}</Box>;
  return (
    <>
      <Box ref={textRef} lang="" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", lineHeight: 1.6 }}>
        {parts.map(({ start, text, ids }) =>
          ids.length === 0 ? (
            text
          ) : (
            <MarkedPart
              key={start}
              text={text}
              isDraft={ids.includes(DRAFT)}
              isFound={ids.includes(FOUND)}
              codes={found.flatMap(({ id, passage }) => (ids.includes(id) ? (coding?.codeOf(passage.codeId) ?? []) : []))}
              onPress={(event) => press(event, ids)}
            />
          ),
        )}
      </Box>
      <LostPassages passages={lost} />
      {coding?.canCode && <SelectionTools comment={comment} textRef={textRef} />}
      {pressed && (
        <PassageMenu
          anchor={pressed.anchor}
          passages={found.flatMap(({ id, passage }) => (pressed.ids.includes(id) ? [passage] : []))}
          onClose={() => setPressed(undefined)}
        />
      )}
    </>
  );
}
