import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useCallback, useEffect, useRef, useState } from "react";
import { RequestProvider } from "../community/data/request";
import { ErrorState } from "../community/parts/ErrorState";
import { StepHeading } from "../password/StepHeading";
import { useTexts } from "../texts/TextsProvider";
import { ConfirmSteps } from "./confirm/ConfirmSteps";
import { EnrolSteps } from "./enrol/EnrolSteps";
import type { TwoFactorPages } from "./twoFactorPages";
import type { TwoFactorSettings } from "./twoFactorSettings";
import { useKept } from "./useKept";

interface TwoFactorProps {
  readonly pages: TwoFactorPages;
  /** Of the community (ISO 3166-1), where it is known. */
  readonly country?: string | null | undefined;
  /** The session is confirmed: on to where the person wants to be. */
  readonly onDone: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** A step here is asked for by this page itself. */
function ignore(): void {}

/** The second step after a password, first-time set-up included; its page draws the frame. */
export function TwoFactor({ onSignOut, ...props }: TwoFactorProps) {
  const { t } = useTexts();
  const [isExpired, setIsExpired] = useState(false);
  const [hasCodes, setHasCodes] = useState(false);
  const expire = useCallback(() => setIsExpired(true), []);
  if (isExpired) return <Expired login={props.pages.login} />;
  return (
    <RequestProvider onExpired={expire} onStep={ignore}>
      <Steps {...props} onCodes={() => setHasCodes(true)} />
      {!hasCodes && (
        <Button onClick={onSignOut} sx={{ minHeight: 44, px: 0, mt: -2, justifySelf: "start" }}>
          {t("security.twoStep.signOut")}
        </Button>
      )}
    </RequestProvider>
  );
}

function Expired({ login }: { readonly login: string }) {
  const { t } = useTexts();
  return (
    <>
      <StepHeading title={t("security.twoStep.expired.title")} isNext>
        {t("security.twoStep.expired.body")}
      </StepHeading>
      <Button href={login + window.location.search} variant="contained" size="large" sx={{ minHeight: 48, fontSize: "1rem" }}>
        {t("security.twoStep.expired.again")}
      </Button>
    </>
  );
}

interface StepsProps extends Omit<TwoFactorProps, "onSignOut"> {
  /** Recovery codes are about to be shown, this once. */
  readonly onCodes: () => void;
}

function Steps({ pages, country, onDone, onCodes }: StepsProps) {
  const { t } = useTexts();
  const { data, error, reload } = useKept<TwoFactorSettings>("/api/second-factors");
  const isOpen = data?.isPending === false;
  const hasGone = useRef(false);
  useEffect(() => {
    if (!isOpen || hasGone.current) return;
    hasGone.current = true;
    void onDone();
  }, [isOpen, onDone]);

  const isFirst = data?.isPending === true && data.factors.length === 0;

  if (!data && error !== undefined) return <ErrorState error={error} onRetry={() => void reload()} level="h1" />;
  if (!data || isOpen) {
    return (
      <Box role="status" aria-busy="true" sx={{ display: "grid", placeItems: "center", minHeight: 160 }}>
        <CircularProgress aria-label={t("common.loading")} />
      </Box>
    );
  }
  if (isFirst) {
    return (
      <EnrolSteps
        title={t("security.enrol.title")}
        intro={t("security.enrol.intro")}
        needsPassword={data.needsPassword}
        country={country}
        onCodes={onCodes}
        onDone={() => void onDone()}
      />
    );
  }
  return <ConfirmSteps factors={data} pages={pages} onDone={onDone} reload={reload} />;
}
