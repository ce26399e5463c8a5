import { Accordion, AccordionDetails, AccordionSummary, Checkbox, FormControlLabel, TextField, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { FormDialog, Icon, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import { arrangeQuestions, chartsIn } from "../../shared/arrangeQuestions";
import type { Presentation } from "../../shared/presentationApi";
import { isPassword, LONGEST_REPORT_NAME, REPORT_DAYS } from "../../shared/reports";
import type { ListedReport } from "../../shared/reportsApi";
import { usePresentation } from "../presentation/presentation";
import type { Selection } from "../results";
import { ChartChoices } from "./ChartChoices";
import { dayIn, endOfDay } from "./days";
import { ExpiryInput, isExpiry } from "./ExpiryInput";
import { KindChoice } from "./KindChoice";
import { newPassword } from "./newPassword";
import { PasswordInput } from "./PasswordInput";
import { useCreateReport } from "./reports";
import { SelectionWords } from "./SelectionWords";
import { useChartChoices } from "./useChartChoices";

/** A report that was just made, and its password, which nobody is told again. */
export interface MadeReport {
  readonly report: ListedReport;
  readonly password: string;
}

const NOTHING: Presentation = { charts: {}, order: [] };

interface NewReportDialogProps {
  readonly ownerId: string;
  readonly results: Results;
  readonly selection: Selection;
  readonly onMade: (made: MadeReport) => void;
  readonly onClose: () => void;
}

/** Makes a report of what the screen shows. */
export function NewReportDialog({ ownerId, results, selection, onMade, onClose }: NewReportDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const [isFrozen, setFrozen] = useState(false);
  const [password, setPassword] = useState(newPassword);
  const [day, setDay] = useState(() => dayIn(REPORT_DAYS));
  const [hasTexts, setTexts] = useState(false);
  // As the team shows the results now; the report keeps it whatever becomes of that.
  const { data: presentation = NOTHING } = usePresentation(ownerId);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(
    () => new Set(Object.entries(presentation.charts).flatMap(([id, { isHidden }]) => (isHidden ? [id] : []))),
  );
  const { charts, setChart } = useChartChoices(chartsIn(presentation));
  const create = useCreateReport(ownerId);
  // The second click of a double click comes before the first one is seen to be under way.
  const isSent = useRef(false);
  const asked = results.questions.filter(({ isAnswerable }) => isAnswerable);
  const questions = arrangeQuestions(asked, presentation.order);
  const included = questions.map(({ id }) => id).filter((id) => !excluded.has(id));
  const isReady = name.trim() !== "" && isPassword(password) && isExpiry(day) && included.length > 0;

  function include(questionId: string, isIncluded: boolean) {
    setExcluded((before) => {
      const next = new Set(before);
      if (isIncluded) next.delete(questionId);
      else next.add(questionId);
      return next;
    });
  }
  function submit() {
    if (isSent.current) return;
    isSent.current = true;
    const { filter, conditions } = selection;
    const isAsAsked = included.length === asked.length && included.every((id, place) => asked[place]?.id === id);
    const body = {
      name: name.trim(),
      password,
      isFrozen,
      filter,
      conditions,
      questions: isAsAsked ? null : included,
      hasTexts: hasTexts && !isFrozen,
    };
    create.mutate(
      { ...body, charts, expiresAt: endOfDay(day) },
      {
        onSuccess: (report) => onMade({ report, password }),
        onError: () => {
          isSent.current = false;
        },
      },
    );
  }
  return (
    <FormDialog
      title={t("reports.new")}
      submitLabel={t("reports.make")}
      isDisabled={!isReady}
      isBusy={create.isPending}
      error={create.error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("reports.name")}
        helperText={t("reports.nameHelp")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REPORT_NAME } }}
        margin="dense"
        autoComplete="off"
        autoFocus
      />
      <SelectionWords results={results} selection={selection} />
      <KindChoice isFrozen={isFrozen} onChange={setFrozen} />
      <PasswordInput label={t("reports.password")} value={password} onChange={setPassword} />
      <ExpiryInput value={day} onChange={setDay} />
      <FormControlLabel
        disabled={isFrozen}
        control={<Checkbox checked={hasTexts && !isFrozen} onChange={(_event, next) => setTexts(next)} />}
        sx={{ alignItems: "flex-start" }}
        label={
          <>
            <Typography sx={{ pt: 1 }}>{t("reports.texts")}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {isFrozen ? t("reports.textsFrozen", { live: t("reports.kinds.live.name") }) : t("reports.textsHelp")}
            </Typography>
          </>
        }
      />
      <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<Icon name="ExpandMore" />}>
          <Typography>{t("reports.questions", { count: included.length, total: questions.length })}</Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ px: 1 }}>
          <ChartChoices questions={questions} excluded={excluded} charts={charts} onInclude={include} onChart={setChart} />
        </AccordionDetails>
      </Accordion>
    </FormDialog>
  );
}
