import { Box, Stack, Typography } from "@mui/material";
import type { ReactNode, RefObject } from "react";
import { useTexts } from "../../../../client/kit/charts";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { Chart } from "../chart/Chart";
import { useFormats } from "../useFormats";
import type { CardContents } from "./cardContents";
import { chartDescription } from "./chartDescription";
import { DistributionTable } from "./DistributionTable";
import { PartsTable } from "./PartsTable";
import { StatisticsLine } from "./StatisticsLine";

/** What only some screens have room for, beside charts and tables. */
export interface CardParts {
  /** Whether questions' variables and types are named. @default true */
  readonly hasNames?: boolean;
  /** How the question's type itself shows what was answered. @default not at all */
  readonly own?: (question: QuestionResult) => ReactNode;
  /** What was written, of a question with open answers. */
  readonly texts: (question: QuestionResult) => ReactNode;
  /** What else the team can do with a question. @default nothing */
  readonly tools?: (questionId: string) => ReactNode;
  /** Prints one question. */
  readonly onPrint: (questionId: string, kind: ChartKind) => void;
  /** Told in words where a file couldn't be made. */
  readonly onFailure: (message: string) => void;
}

interface CardBodyProps {
  readonly parts: CardParts;
  /** Codes of the answers that responses are filtered by. */
  readonly chosen: readonly string[];
  /** Whether the responses are filtered, by whatever question. */
  readonly isFiltered: boolean;
  readonly question: QuestionResult;
  readonly contents: CardContents;
  readonly kind: ChartKind;
  readonly drawing?: RefObject<HTMLDivElement | null> | undefined;
  /** Whether it fills the screen. @default false */
  readonly isLarge?: boolean;
  /** Absent where nothing can be filtered by. */
  readonly onSelect: ((code: string) => void) | undefined;
}

/** Nobody takes what is shown for everything. */
export function HiddenNote({ question: { hiddenCount = 0 } }: { readonly question: QuestionResult }) {
  const { t } = useTexts();
  const formats = useFormats();
  if (hiddenCount === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("resultsView.customize.hidden", { smart_count: hiddenCount, count: formats.count(hiddenCount) })}
    </Typography>
  );
}

/** A question's answers: drawn, or as tables, with what is read beside them. */
export function CardBody(props: CardBodyProps) {
  const { parts, chosen, isFiltered, question, contents, kind, drawing, isLarge = false, onSelect } = props;
  const { t } = useTexts();
  const formats = useFormats();
  const { isEmpty, data, measure, hasChart, hasDistribution, hasParts } = contents;
  const { canFilter, parts: items = [], statistics, textCount = question.texts?.length ?? 0 } = question;
  const filter = canFilter ? onSelect : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      {isEmpty && (
        <Typography sx={{ color: "text.secondary" }}>
          {t(isFiltered ? "results.card.nobodyFiltered" : "results.card.nobody")}
        </Typography>
      )}
      {!isEmpty && parts.own?.(question)}
      {hasChart && data && (
        <Box sx={{ minWidth: 0 }}>
          <Chart
            kind={kind}
            data={data}
            formats={formats}
            description={chartDescription({ question, data, formats, t })}
            isLarge={isLarge}
            {...(drawing ? { drawing } : {})}
            {...(filter && measure === "share" ? { onSelect: filter } : {})}
          />
        </Box>
      )}
      {hasDistribution && (
        <DistributionTable question={question} kind={kind} chosen={chosen} {...(filter ? { onToggle: filter } : {})} />
      )}
      {hasParts && <PartsTable parts={items} />}
      {!isEmpty && <HiddenNote question={question} />}
      {statistics && !isEmpty && <StatisticsLine statistics={statistics} />}
      {textCount > 0 && parts.texts(question)}
    </Stack>
  );
}
