import ExpandLess from "@mui/icons-material/ExpandLess";
import ExpandMore from "@mui/icons-material/ExpandMore";
import { Alert, Box, Button, Collapse, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { ImportReport as Report } from "../../shared/api";
import { UnmappedTable } from "../UnmappedTable";

type Losses = Report["unmapped"];

/** What came, and by question and reason what could not: what is asked first, how it looks folded below. */
export function ImportReport({ report }: { readonly report: Report }) {
  const { t } = useTexts();
  const { questions, respondents, partial, unmapped } = report;
  const cosmetic = unmapped.filter(({ isCosmetic }) => isCosmetic);
  const real = unmapped.filter(({ isCosmetic }) => !isCosmetic);
  return (
    <Box>
      <Alert severity="success" sx={{ mb: 2 }}>
        {t("surveys.import.questions", { smart_count: questions })}
        {respondents > 0 && ` · ${t("surveys.import.respondents", { smart_count: respondents })}`}
        {partial > 0 && `, ${t("surveys.import.partial", { smart_count: partial })}`}
      </Alert>
      {real.length === 0 && (
        <Typography>{t(cosmetic.length > 0 ? "surveys.import.onlyCosmetic" : "surveys.import.complete")}</Typography>
      )}
      {real.length > 0 && (
        <>
          <Typography sx={{ mb: 1 }}>{t("surveys.import.unmapped", { smart_count: real.length })}</Typography>
          <UnmappedTable unmapped={real} label={t("surveys.import.unmappedTable")} whole={t("surveys.import.wholeFile")} />
        </>
      )}
      {cosmetic.length > 0 && <CosmeticLosses losses={cosmetic} />}
    </Box>
  );
}

function CosmeticLosses({ losses }: { readonly losses: Losses }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={panel}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("surveys.import.cosmetic", { smart_count: losses.length })}
      </Button>
      <Collapse in={isOpen} id={panel}>
        <UnmappedTable unmapped={losses} label={t("surveys.import.cosmeticTable")} whole={t("surveys.import.wholeFile")} />
      </Collapse>
    </Box>
  );
}
