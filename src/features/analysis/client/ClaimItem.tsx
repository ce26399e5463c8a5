import { Box, Button, Collapse, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../client/kit/console";
import type { AnalysisData } from "../shared/api";
import { PassageList } from "./PassageList";

/** A statement of the language model's, with the texts that it rests on. */
export function ClaimItem({ claim: { text, evidence } }: { readonly claim: AnalysisData["claims"][number] }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="li">
      <Typography sx={{ overflowWrap: "anywhere" }}>{text}</Typography>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: -0.5 }}>
        {t("analysis.claims.evidence", { smart_count: evidence.length })}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ py: 1 }}>
          <PassageList passages={evidence} />
        </Box>
      </Collapse>
    </Box>
  );
}
