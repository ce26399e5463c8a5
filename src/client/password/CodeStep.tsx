import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useState } from "react";
import type { Purpose } from "../../contracts/api/passwords";
import { useTexts } from "../texts/TextsProvider";
import { AskStep } from "./AskStep";
import { BackLink } from "./BackLink";
import { DoneStep } from "./DoneStep";
import { NewPasswordStep } from "./NewPasswordStep";
import { checkCode } from "./passwordApi";
import type { ResetCode } from "./passwordCode";
import type { PasswordPages } from "./passwordPages";
import { type Refusal, refusalOf } from "./refusal";
import { dropCode } from "./resetCode";
import { StepHeading } from "./StepHeading";
import { useRefusalText } from "./useRefusalText";

type State =
  | { readonly status: "checking" }
  | { readonly status: "bad" }
  | { readonly status: "failed"; readonly refusal: Refusal }
  | { readonly status: "good" | "done"; readonly purpose: Purpose };

/** Checks a code, again where the person asks for it. */
function useCode(pages: PasswordPages, code: ResetCode) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: code === "incomplete" ? "bad" : "checking" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (code === "incomplete") return setState({ status: "bad" });
    const abort = new AbortController();
    setState({ status: "checking" });
    checkCode(pages, code, abort.signal).then(
      (purpose) => setState({ status: "good", purpose }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const refusal = refusalOf(error, "codeAction");
        setState(refusal.kind === "badCode" ? { status: "bad" } : { status: "failed", refusal });
      },
    );
    return () => abort.abort();
  }, [pages, code, attempt]);

  useEffect(() => {
    if (state.status === "bad" || state.status === "done") dropCode();
  }, [state]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, setState, retry };
}

interface CodeStepProps {
  readonly pages: PasswordPages;
  readonly code: ResetCode;
}

/** What a mail's link leads to: a new password, or word that the link is no good and a way to another one. */
export function CodeStep({ pages, code }: CodeStepProps) {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const { state, setState, retry } = useCode(pages, code);

  if (state.status === "checking") {
    return (
      <Stack role="status" aria-busy="true" direction="row" spacing={2} sx={{ alignItems: "center", minHeight: 120 }}>
        <CircularProgress size={24} aria-hidden="true" />
        <Typography component="h1" sx={{ fontSize: "1rem" }}>
          {t("password.check.loading")}
        </Typography>
      </Stack>
    );
  }
  if (state.status === "failed") {
    return (
      <>
        <StepHeading title={t("password.check.failed")} isNext />
        <Alert severity="error" role="alert">
          {refusalText(state.refusal)}
        </Alert>
        <Button variant="contained" size="large" onClick={retry} sx={{ minHeight: 48 }}>
          {t("common.retry")}
        </Button>
        <BackLink href={pages.login} />
      </>
    );
  }
  if (state.status === "bad" || code === "incomplete") return <AskStep pages={pages} isAfterBadCode />;
  const { purpose } = state;
  if (state.status === "done") return <DoneStep pages={pages} purpose={purpose} />;
  return (
    <NewPasswordStep
      pages={pages}
      code={code}
      purpose={purpose}
      onBadCode={() => setState({ status: "bad" })}
      onDone={() => setState({ status: "done", purpose })}
    />
  );
}
