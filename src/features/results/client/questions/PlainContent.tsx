import { Skeleton, Stack, useTheme } from "@mui/material";
import { useCallback, useRef } from "react";
import { partFigure } from "../chart/chartData";
import { legendOf } from "../chart/chartPlan";
import { CardBody } from "./CardBody";
import { CardToolbar } from "./CardToolbar";
import type { CardContentProps } from "./cardProps";
import { QuestionHead } from "./QuestionHead";
import type { CardState } from "./useCardState";
import { useExports } from "./useExports";

const NO_CODES: readonly string[] = [];

/** Everybody's answers to a question. */
export function PlainContent({ state, ...card }: CardContentProps & { readonly state: CardState }) {
  const { parts, chosen = NO_CODES, isFiltered, number, question, responses, titleId, isSeen, onToggle, onFullScreen } = card;
  const { palette } = useTheme();
  const { kind, setKind, view, setView, setMeasure, contents } = state;
  const drawing = useRef<HTMLDivElement>(null);
  const select = useCallback((code: string) => onToggle?.(question.id, code), [onToggle, question.id]);
  const { isEmpty, data, kinds, hasChart, hasTwoMeasures } = contents;
  const legend = data ? legendOf({ kind, data, mode: palette.mode }) : [];
  const exports = useExports({ question, drawing, legend, onFailure: parts.onFailure });
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "space-between", alignItems: "flex-start", mb: 2 }}
      >
        <QuestionHead titleId={titleId} number={number} question={question} responses={responses} hasNames={parts.hasNames} />
        {isEmpty ? (
          parts.tools?.(question.id)
        ) : (
          <CardToolbar
            canDraw={kinds.length > 0}
            kinds={kinds}
            kind={kind}
            onKind={setKind}
            view={view}
            onView={setView}
            measure={hasTwoMeasures ? contents.measure : undefined}
            figure={partFigure(question.parts ?? [])}
            onMeasure={setMeasure}
            exports={{ ...exports, canDraw: hasChart }}
            onFullScreen={onFullScreen}
            onPrint={onFullScreen && (() => parts.onPrint(question.id, kind))}
            tools={onFullScreen && parts.tools?.(question.id)}
          />
        )}
      </Stack>
      {isSeen ? (
        <CardBody
          question={question}
          contents={contents}
          kind={kind}
          drawing={drawing}
          isLarge={onFullScreen === undefined}
          parts={parts}
          chosen={chosen}
          isFiltered={isFiltered}
          onSelect={onToggle && select}
        />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </>
  );
}
