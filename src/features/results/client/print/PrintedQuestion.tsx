import { Box, Stack } from "@mui/material";
import { useId } from "react";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { CardBody, type CardParts } from "../questions/CardBody";
import { cardContents, drawnKinds } from "../questions/cardContents";
import type { CardSplit } from "../questions/cardProps";
import { DistributionTable } from "../questions/DistributionTable";
import { PartsTable } from "../questions/PartsTable";
import { QuestionHead } from "../questions/QuestionHead";
import { SplitBody } from "../split/SplitBody";
import { splitKinds } from "../split/splitData";

export interface PrintedQuestionProps {
  readonly question: QuestionResult;
  readonly kind: ChartKind | undefined;
  readonly number: number;
  /** Responses that the filter leaves. */
  readonly responses: number;
  readonly split?: CardSplit | undefined;
  readonly parts: CardParts;
  readonly isFiltered: boolean;
}

const NOTHING: readonly string[] = [];

/** A question on paper: its chart and its table, on one sheet. */
export function PrintedQuestion({ question, kind, number, responses, split, parts, isFiltered }: PrintedQuestionProps) {
  const titleId = useId();
  const groups = split?.split;
  const kinds = drawnKinds(question);
  const contents = cardContents(question, { view: "chart", measure: undefined });
  const table = cardContents(question, { view: "table", measure: undefined });
  const drawn = kinds.find((one) => one === kind) ?? kinds[0] ?? "bar";
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{ breakInside: "avoid", pt: 2, pb: 3, borderTop: 1, borderColor: "divider" }}
    >
      <QuestionHead titleId={titleId} number={number} question={question} responses={responses} hasNames={false} />
      <Box sx={{ mt: 1.5 }}>
        {split && groups ? (
          <SplitBody question={question} split={groups} title={split.title} kind={splitKinds(groups, question)[0]} hasTable />
        ) : (
          <Stack sx={{ gap: 2 }}>
            <CardBody
              question={question}
              contents={contents}
              kind={drawn}
              parts={parts}
              chosen={NOTHING}
              isFiltered={isFiltered}
              onSelect={undefined}
            />
            {contents.hasChart && table.hasDistribution && (
              <DistributionTable question={question} kind={drawn} chosen={NOTHING} />
            )}
            {contents.hasChart && table.hasParts && <PartsTable parts={question.parts ?? []} />}
          </Stack>
        )}
      </Box>
    </Box>
  );
}
