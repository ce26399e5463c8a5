import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { EmptyState } from "../../common/states";
import { useTexts } from "../../common/useTexts";

interface UnknownDraftProps {
  /** Address of a new start. */
  readonly start: string;
  /** Where leaving leads to. */
  readonly exit: string;
}

/** An address leads to a draft that isn't there, or isn't this person's. */
export function UnknownDraft({ start, exit }: UnknownDraftProps) {
  const { t } = useTexts();
  return (
    <Box role="alert">
      <EmptyState
        isPage
        icon="SearchOff"
        title={t("console.wizard.unknown.title")}
        body={t("console.wizard.unknown.body")}
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
            <Button variant="outlined" component={Link} to={exit}>
              {t("console.wizard.unknown.leave")}
            </Button>
            <Button variant="contained" component={Link} to={start} replace>
              {t("console.wizard.unknown.start")}
            </Button>
          </Box>
        }
      />
    </Box>
  );
}
