import { Alert, Box, Button, CircularProgress, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../src/client/kit/console";
import type { PickedElement } from "../../shared/navigation/messages";
import { type SiteState, useSite } from "./useSite";

interface InstallationCheckProps {
  /** Where the task begins. */
  readonly startUrl: string;
  /** Told each element that is pointed at on the site. @default nothing can be pointed at */
  readonly onPick?: (element: PickedElement) => void;
}

const SEVERITIES = { INSTALLED: "success", BLOCKED: "warning", SILENT: "warning", CUT: "warning" } as const;

/** The line that a site has to carry, with a button that copies it. */
function InstallLine() {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const line = `<script src="${location.origin}/ux-snippet.js" async></script>`;
  const copy = async () => {
    // Without a secure address there is no clipboard: the line stands there to be selected.
    await navigator.clipboard?.writeText(line);
    setIsCopied(navigator.clipboard !== undefined);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <Box
        component="code"
        sx={{ flex: "1 1 280px", p: 1.5, borderRadius: 1, bgcolor: "action.hover", overflowWrap: "anywhere", fontSize: 14 }}
      >
        {line}
      </Box>
      <Button variant="outlined" startIcon={<Icon name="ContentCopy" />} onClick={() => void copy()} sx={{ minHeight: 44 }}>
        <span role="status">{t(isCopied ? "common.copied" : "common.copy")}</span>
      </Button>
    </Box>
  );
}

interface OutcomeProps {
  readonly state: SiteState;
  readonly version: string;
}

/** What came of opening the site, and what is likely wrong where it said nothing. */
function Outcome({ state, version }: OutcomeProps) {
  const { t } = useTexts();
  if (state === "IDLE") return null;
  if (state === "WAITING")
    return (
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
        <CircularProgress size={20} aria-hidden />
        <Typography>{t("uxTest.navigation.check.waiting")}</Typography>
      </Box>
    );
  const reasons = ["line", "policy", "opener"] as const;
  return (
    <Alert severity={SEVERITIES[state]}>
      {t(`uxTest.navigation.check.${state}`, { version })}
      {state === "SILENT" && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {reasons.map((reason) => (
            <li key={reason}>{t(`uxTest.navigation.check.reasons.${reason}`, { host: location.origin })}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/**
 * How to install the snippet, whether it answers on the site, and pointing at the elements of checkpoints there. The site is opened
 * in a tab: nothing of it is fetched by a server.
 */
export function InstallationCheck({ startUrl, onPick }: InstallationCheckProps) {
  const { t } = useTexts();
  const { state, version, open, isAddress } = useSite(startUrl, (element) => onPick?.(element));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("uxTest.navigation.check.how")}
      </Typography>
      <InstallLine />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="outlined" startIcon={<Icon name="OpenInNew" />} disabled={!isAddress} onClick={() => open("check")}>
          {t("uxTest.navigation.check.open")}
        </Button>
        {onPick && (
          <Button startIcon={<Icon name="TouchApp" />} disabled={!isAddress} onClick={() => open("pick")}>
            {t("uxTest.navigation.pick.open")}
          </Button>
        )}
      </Box>
      <Box role="status">
        <Outcome state={state} version={version} />
      </Box>
    </Stack>
  );
}
