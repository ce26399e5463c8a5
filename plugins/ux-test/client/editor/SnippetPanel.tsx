import { Box, Button, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Icon, useTexts } from "../../../../src/client/kit/console";
import type { PickedElement } from "../../shared/navigation/messages";
import { InstallationCheck } from "../navigation/InstallationCheck";

/** Of the panel, or of what says why there is none. */
export const panelId = (questionId: string) => `snippet-${questionId}`;

/** Leads from a field that needs the site's snippet to the panel with its line and its check. */
export function SnippetLink({ questionId }: { readonly questionId: string }) {
  const { t } = useTexts();
  function show() {
    const panel = document.getElementById(panelId(questionId));
    if (panel instanceof HTMLDetailsElement) panel.open = true;
    (panel?.querySelector("summary") ?? panel)?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: "center" });
  }
  return (
    <Button size="small" startIcon={<Icon name="Code" />} onClick={show} sx={{ justifySelf: "start", minHeight: 44 }}>
      {t("uxTest.checkpoints.install")}
    </Button>
  );
}

interface SnippetPanelProps {
  readonly questionId: string;
  /** Whether the task names anything that the snippet has to report. */
  readonly isMeasured: boolean;
  /** Empty where it isn't written yet: then there is nothing to check. */
  readonly startUrl: string;
  /** Told each element that is pointed at on the site. @default nothing can be pointed at */
  readonly onPick?: (element: PickedElement) => void;
}

/** The line that a site has to carry and its check: open from the moment that something is to be measured. */
export function SnippetPanel({ questionId, isMeasured, startUrl, onPick }: SnippetPanelProps) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(isMeasured);
  useEffect(() => {
    if (isMeasured) setIsOpen(true);
  }, [isMeasured]);
  return (
    <Box
      component="details"
      id={panelId(questionId)}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, minWidth: 0 }}
    >
      <Box component="summary" sx={{ px: 2, py: 1.5, cursor: "pointer", typography: "body2", fontWeight: 600 }}>
        {t("uxTest.checkpoints.installation")}
      </Box>
      <Box sx={{ display: "grid", gap: 1, px: 2, pb: 2 }}>
        {startUrl === "" && <Typography variant="body2">{t("uxTest.checkpoints.noStart")}</Typography>}
        <InstallationCheck startUrl={startUrl} {...(onPick ? { onPick } : {})} />
      </Box>
    </Box>
  );
}
