import { Stack, Typography } from "@mui/material";
import { type RefObject, useMemo } from "react";
import { useTexts } from "../../../../client/kit/charts";
import type { QuestionResult } from "../../shared/api";
import { Chart } from "../chart/Chart";
import { HiddenNote } from "../questions/CardBody";
import { chartDescription } from "../questions/chartDescription";
import { useFormats } from "../useFormats";
import { SplitTable } from "./SplitTable";
import { MOST_GROUPS, type QuestionSplit, type SplitKind, splitChart } from "./splitData";

/** A question by groups as chart data, its groups named with their bases. */
export function useSplitChart(question: QuestionResult, split: QuestionSplit, kind: SplitKind | undefined) {
  const formats = useFormats();
  return useMemo(
    () => kind && splitChart(split, { kind, question, nameOf: ({ label, base }) => `${label} (n = ${formats.count(base)})` }),
    [question, split, kind, formats],
  );
}

interface SplitBodyProps {
  readonly question: QuestionResult;
  readonly split: QuestionSplit;
  /** Title of the variable that splits. */
  readonly title: string;
  /** Undefined where it is read as a table alone. */
  readonly kind: SplitKind | undefined;
  readonly hasTable: boolean;
  readonly drawing?: RefObject<HTMLDivElement | null> | undefined;
  /** @default false */
  readonly isLarge?: boolean;
}

/** A question by groups: drawn, or as a table. */
export function SplitBody({ question, split, title, kind, hasTable, drawing, isLarge = false }: SplitBodyProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const data = useSplitChart(question, split, kind);
  const name = question.title || question.variable;
  return (
    <Stack sx={{ gap: 2 }}>
      {data && (
        <Chart
          kind={kind === "stacked" ? "stacked" : "bar"}
          data={data}
          formats={formats}
          description={chartDescription({ question, data, formats, t })}
          isLarge={isLarge}
          {...(drawing ? { drawing } : {})}
        />
      )}
      {data && kind === "grouped" && split.groups.length > MOST_GROUPS && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("resultsView.split.tooMany", { split: title, most: MOST_GROUPS })}
        </Typography>
      )}
      {(hasTable || !data) && <SplitTable label={t("resultsView.split.table", { question: name, split: title })} split={split} />}
      <HiddenNote question={question} />
    </Stack>
  );
}
