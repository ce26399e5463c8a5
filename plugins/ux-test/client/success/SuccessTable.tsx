import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { ProvenSuccess, TaskSuccess } from "../../shared/api/success";
import { useFormats } from "../results/useFormats";
import { ResponsiveTable } from "./ResponsiveTable";

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
      {children}
    </Typography>
  );
}

function Value({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="h4" sx={{ display: "block" }}>
      {children}
    </Typography>
  );
}

interface ProofProps {
  readonly success: ProvenSuccess;
  /** What is said where it is known of nobody. */
  readonly unknown: string;
}

/** A share with its base and interval. */
function Proof({ success: { count, people, interval }, unknown }: ProofProps) {
  const { t } = useTexts();
  const formats = useFormats();
  if (!interval) return <Note>{unknown}</Note>;
  return (
    <Box>
      <Value>{formats.share(count / people)}</Value>
      <Note>{t("uxTest.success.ofPeople", { count, smart_count: people })}</Note>
      <Note>{t("uxTest.success.interval", { range: formats.shares(interval) })}</Note>
    </Box>
  );
}

/** Success of each task as people declare it, the team sees it and the site measures it, side by side. */
export function SuccessTable({ tasks }: { readonly tasks: readonly TaskSuccess[] }) {
  const { t } = useTexts();
  const columns = ["declared", "seen", "measured", "falsePositives"].map((column) => t(`uxTest.success.${column}`));
  const cellsOf = ({ declared, seen, measured, isMeasurable, falsePositives }: TaskSuccess): readonly ReactNode[] => [
    <Proof key="declared" success={declared} unknown={t("uxTest.success.none.declared")} />,
    <Proof key="seen" success={seen} unknown={t("uxTest.success.none.seen")} />,
    <Proof
      key="measured"
      success={measured}
      unknown={t(isMeasurable ? "uxTest.success.none.measured" : "uxTest.success.none.unmeasurable")}
    />,
    falsePositives.people === 0 ? (
      <Note key="falsePositives">{t("uxTest.success.unknown")}</Note>
    ) : (
      <Box key="falsePositives">
        <Value>{falsePositives.count}</Value>
        <Note>{t("uxTest.success.saidSo", { smart_count: falsePositives.people })}</Note>
      </Box>
    ),
  ];
  return (
    <ResponsiveTable
      label={t("uxTest.success.title")}
      nameLabel={t("uxTest.success.task")}
      columns={columns}
      rows={tasks.map((task) => ({ key: task.questionId, name: task.title, cells: cellsOf(task) }))}
    />
  );
}
