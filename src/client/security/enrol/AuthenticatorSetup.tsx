import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRequest } from "../../community/data/request";
import { failureOf } from "../../community/pages/failureOf";
import { StepHeading } from "../../password/StepHeading";
import { useTexts } from "../../texts/TextsProvider";
import { CopyButton } from "../CopyButton";
import { CodeForm } from "../code/CodeForm";
import type { AddedFactor } from "../twoFactorSettings";
import { QrCode, type QrDrawing } from "./QrCode";
import { SetupForm } from "./SetupForm";
import type { SetupProps } from "./setupProps";

interface AuthenticatorEnrolment {
  readonly id: string;
  /** Base32, for apps that can't scan. */
  readonly secret: string;
  readonly uri: string;
  readonly qr: QrDrawing;
}

/** In groups of four, as one reads it out. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

function Secret({ secret, qr, uri }: AuthenticatorEnrolment) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <QrCode {...qr} label={t("security.authenticator.qr")} />
      <Button href={uri} sx={{ display: { sm: "none" }, minHeight: 44, px: 0 }}>
        {t("security.authenticator.open")}
      </Button>
      <Box>
        <Typography>{t("security.authenticator.secret")}</Typography>
        <Typography component="code" sx={{ fontFamily: "monospace", fontSize: "1rem", overflowWrap: "anywhere" }}>
          {grouped(secret)}
        </Typography>
      </Box>
      <CopyButton text={secret} />
      <Typography>{t("security.authenticator.then")}</Typography>
    </Box>
  );
}

/** An app that shows six digits: its key by a picture or to copy, then the digits. */
export function AuthenticatorSetup({ needsPassword, onAdded }: SetupProps) {
  const { t } = useTexts();
  const request = useRequest();
  const [begun, setBegun] = useState<AuthenticatorEnrolment>();
  const [failure, setFailure] = useState<unknown>();
  const hasBegun = useRef(false);

  const begin = useCallback(
    async (password: string | undefined) => {
      const body = password === undefined ? {} : { password };
      setBegun(await request<AuthenticatorEnrolment>("/api/second-factors/authenticator", { method: "POST", body }));
    },
    [request],
  );
  const beginAtOnce = useCallback(() => {
    setFailure(undefined);
    begin(undefined).catch(setFailure);
  }, [begin]);
  useEffect(() => {
    if (needsPassword || hasBegun.current) return;
    hasBegun.current = true;
    beginAtOnce();
  }, [needsPassword, beginAtOnce]);

  const confirm = async (code: string) => {
    if (!begun) return;
    onAdded(await request<AddedFactor>(`/api/second-factors/${begun.id}/confirm`, { method: "POST", body: { code } }));
  };

  return (
    <>
      <StepHeading key={begun ? "scan" : "start"} title={t("security.authenticator.title")} isNext>
        {t(`security.authenticator.${begun ? "scan" : "intro"}`)}
      </StepHeading>
      {!begun && needsPassword && <SetupForm needsPassword submitLabel={t("common.next")} send={begin} />}
      {!begun && !needsPassword && failure === undefined && <CircularProgress aria-label={t("common.loading")} />}
      {!begun && failure !== undefined && (
        <>
          <Alert severity="error" role="alert">
            {failureOf(failure, [], t).form}
          </Alert>
          <Button variant="contained" size="large" onClick={beginAtOnce} sx={{ minHeight: 48 }}>
            {t("common.retry")}
          </Button>
        </>
      )}
      {begun && (
        <>
          <Secret {...begun} />
          <CodeForm hasFocus={false} send={confirm} />
        </>
      )}
    </>
  );
}
