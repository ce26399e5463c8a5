import DownloadOutlined from "@mui/icons-material/DownloadOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { fetchFile } from "../../data/api";
import { saveFile } from "../../screens/common/saveFile";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { failureOf } from "../pages/failureOf";
import { Section } from "../parts/Section";

/** Hands over all that the community knows of the person. */
export function DownloadData() {
  const { t } = useTexts();
  const { communityId, origin } = useCommunity();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly fault?: string; readonly isDone?: boolean }>({
    isBusy: false,
  });
  const download = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      saveFile(await fetchFile(`/experienceLabs/${communityId}/personalData`), `${origin}.json`);
      setState({ isBusy: false, isDone: true });
    } catch (error) {
      setState({ isBusy: false, fault: failureOf(error, [], t).form ?? t("community.error.body") });
    }
  };
  return (
    <Section title={t("community.myData.title")}>
      <Typography sx={{ color: "text.secondary", fontSize: "1rem" }}>{t("community.myData.body")}</Typography>
      {state.fault && (
        <Alert severity="error" role="alert">
          {state.fault}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        aria-disabled={state.isBusy}
        onClick={() => void download()}
        sx={{ minHeight: 44, justifySelf: "start" }}
      >
        {state.isBusy ? t("common.loading") : t("community.myData.download")}
      </Button>
      <Box role="status" sx={{ typography: "body2", color: "success.main", "&:empty": { mt: -2 } }}>
        {state.isDone && t("community.myData.done")}
      </Box>
    </Section>
  );
}
