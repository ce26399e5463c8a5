import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { useTexts } from "../../texts/TextsProvider";
import { ChoiceButtons } from "./ChoiceButtons";
import type { Choice } from "./consent";
import { useChoice } from "./useChoice";

/** The way to think again, where there is something to think about. */
export function CookieSettings({ community }: { readonly community: CommunityTheme }) {
  const { t } = useTexts();
  const { isAsked, choice, choose } = useChoice(community);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  if (!isAsked) return null;
  const decide = (next: Choice) => {
    choose(next);
    setIsOpen(false);
  };
  return (
    <>
      <Link component="button" type="button" onClick={() => setIsOpen(true)} color="inherit" sx={{ py: 1.5, font: "inherit" }}>
        {t("community.cookies.settings")}
      </Link>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId} sx={{ typography: "h4", pb: 1 }}>
          {t("community.cookies.title")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography sx={{ color: "text.secondary" }}>{t("community.cookies.body", { community: community.name })}</Typography>
          <Typography>{t(`community.cookies.now.${choice ?? "unasked"}`)}</Typography>
          <Box>
            <ChoiceButtons onChoose={decide} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={() => setIsOpen(false)} sx={{ minHeight: 44 }}>
            {t("common.close")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
