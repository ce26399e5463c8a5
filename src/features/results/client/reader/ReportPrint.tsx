import { useTexts } from "../../../../client/kit/reader";
import type { OpenedReport } from "../../shared/reportsApi";
import { PrintedTexts } from "../print/PrintedTexts";
import { PrintPreview } from "../print/PrintPreview";
import type { Printing } from "../print/usePrinting";
import type { CardParts } from "../questions/CardBody";

interface ReportPrintProps {
  readonly report: OpenedReport;
  readonly printing: Printing;
  readonly onClose: () => void;
}

/** A report on paper. */
export function ReportPrint({ report, printing: { one }, onClose }: ReportPrintProps) {
  const { t } = useTexts();
  const { name, base, segment, filter, asOf, questions, kinds } = report;
  const or = ` ${t("results.filter.or")} `;
  const lines = [
    ...(segment === null ? [] : [t("reports.segment", { segment })]),
    ...filter.map(({ question, answers }) => t("resultsView.print.filter", { filter: `${question} – ${answers.join(or)}` })),
  ];
  const parts: CardParts = {
    hasNames: false,
    texts: (question) => <PrintedTexts question={question} />,
    onPrint: onClose,
    onFailure: onClose,
  };
  return (
    <PrintPreview
      head={{ title: name, base, lines, asOf }}
      questions={questions.flatMap((question, index) =>
        one && one.id !== question.id
          ? []
          : [
              {
                ...{ id: question.id, question, number: index + 1, responses: base, parts },
                kind: one?.kind ?? kinds[question.id],
              },
            ],
      )}
      onClose={onClose}
    />
  );
}
