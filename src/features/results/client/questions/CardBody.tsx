import { Box, Stack, Typography } from "@mui/material";
import type { RefObject } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { Chart } from "../chart/Chart";
import type { Selection } from "../results";
import { useFormats } from "../useFormats";
import type { CardContents } from "./cardContents";
import { chartDescription } from "./chartDescription";
import { DistributionTable } from "./DistributionTable";
import { OwnView } from "./OwnView";
import { PartsTable } from "./PartsTable";
import { StatisticsLine } from "./StatisticsLine";
import { TextsList } from "./TextsList";

const NO_CODES: readonly string[] = [];

interface CardBodyProps {
  readonly activityId: string;
  readonly selection: Selection;
  readonly question: QuestionResult;
  readonly contents: CardContents;
  readonly kind: ChartKind;
  readonly drawing: RefObject<HTMLDivElement | null>;
  readonly onSelect: (code: string) => void;
}

/** A question's answers: drawn, or as tables, with what is read beside them. */
export function CardBody({ activityId, selection, question, contents, kind, drawing, onSelect }: CardBodyProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { isEmpty, data, measure, hasChart, hasDistribution, hasParts } = contents;
  const isFiltered = Object.keys(selection.filter).length > 0;
  const chosen = selection.filter[question.id] ?? NO_CODES;
  const { canFilter, parts = [], statistics, texts = [], textCount = texts.length } = question;
  return (
    <Stack sx={{ gap: 2 }}>
      {isEmpty && (
        <Typography sx={{ color: "text.secondary" }}>
          {t(isFiltered ? "results.card.nobodyFiltered" : "results.card.nobody")}
        </Typography>
      )}
      {!isEmpty && <OwnView question={question} />}
      {hasChart && data && (
        <Box sx={{ minWidth: 0 }}>
          <Chart
            kind={kind}
            data={data}
            formats={formats}
            description={chartDescription({ question, data, formats, t })}
            drawing={drawing}
            {...(canFilter && measure === "share" ? { onSelect } : {})}
          />
        </Box>
      )}
      {hasDistribution && (
        <DistributionTable question={question} chosen={chosen} {...(canFilter ? { onToggle: onSelect } : {})} />
      )}
      {hasParts && <PartsTable parts={parts} />}
      {statistics && !isEmpty && <StatisticsLine statistics={statistics} />}
      {texts.length > 0 && (
        <TextsList activityId={activityId} selection={selection} questionId={question.id} texts={texts} total={textCount} />
      )}
    </Stack>
  );
}
