import SmartToyOutlined from "@mui/icons-material/SmartToyOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../client/kit/member";

/** One line of the home: whoever has a question finds the assistant. */
export function HomeLine() {
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", columnGap: 1, mb: { xs: 3, sm: 5 } }}>
      <Typography sx={{ color: "text.secondary" }}>{t("chatbot.home.text")}</Typography>
      <Button component={Link} to="/chatbot" startIcon={<SmartToyOutlined />} sx={{ minHeight: 44 }}>
        {t("chatbot.home.action")}
      </Button>
    </Stack>
  );
}
