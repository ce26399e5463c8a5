import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import type { ClientWizard } from "../../../../schema/clientCatalog";
import type { WizardDraft } from "../../../data/wizardApi";
import { Icon } from "../../../theme/icons";
import { RelativeTime } from "../../common/RelativeTime";
import { useTexts } from "../../common/useTexts";
import { stepState } from "../steps/steps";

interface DraftRowProps {
  readonly draft: WizardDraft;
  readonly title: string;
  readonly wizard: ClientWizard;
  readonly to: string;
  /** This browser holds answers that the server does not have. */
  readonly isLocal: boolean;
  readonly onDiscard: () => void;
}

/** A wizard that was begun: what it is about, how far it got, and the way back into it. */
export function DraftRow({ draft, title, wizard, to, isLocal, onDiscard }: DraftRowProps) {
  const { t } = useTexts();
  const progress = { ...draft, visited: new Set<string>(), current: "" };
  // The summary is the last step.
  const done = wizard.steps.filter((step) => stepState(step, progress) === "done").length;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        px: 2,
        py: 1.5,
        "& + li": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t("console.wizard.stepsDone", { done, count: draft.shown.length + 1 })}
          {" · "}
          <RelativeTime value={draft.updatedAt} />
        </Typography>
        {isLocal ? (
          <Typography variant="body2" color="text.secondary" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
            <Icon name="CloudOff" sx={{ fontSize: 16 }} />
            {t("console.wizard.onDevice")}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: "flex", gap: 1, ml: "auto" }}>
        <Button size="small" color="inherit" onClick={onDiscard} aria-label={t("console.wizard.discardOf", { name: title })}>
          {t("console.draft.discard")}
        </Button>
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={to}
          aria-label={t("console.wizard.continueWith", { name: title })}
        >
          {t("console.draft.continue")}
        </Button>
      </Box>
    </Box>
  );
}
