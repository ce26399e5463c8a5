import ChevronRight from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Demo } from "../../contracts/api/start";
import { useTexts } from "../texts/TextsProvider";
import { loginAddress } from "./demo";

/** The demo's accounts, one button each. */
export function DemoCard({ demo }: { readonly demo: Demo }) {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(demo.password).then(() => setIsCopied(true));
  return (
    <Card component="section" aria-labelledby="demo" sx={{ border: 1, borderColor: "divider", p: { xs: 2.5, sm: 4 } }}>
      <Typography id="demo" variant="h3" component="h2">
        {t("door.demo.title")}
      </Typography>
      <Typography sx={{ mt: 1, color: "text.secondary" }}>{t("door.demo.body")}</Typography>
      <Box sx={{ mt: 1, mb: 2.5, display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        <Box
          component="code"
          sx={{ px: 1.5, py: 0.75, borderRadius: 1, bgcolor: "action.hover", fontSize: "1rem", fontWeight: 600 }}
        >
          {demo.password}
        </Box>
        <Button onClick={copy} sx={{ minHeight: 44 }}>
          <span aria-live="polite">{t(isCopied ? "common.copied" : "common.copy")}</span>
        </Button>
      </Box>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))" }}>
        {demo.accounts.map((account) => (
          <Button
            key={account.email}
            href={loginAddress(account, demo.origin)}
            variant="outlined"
            color="inherit"
            endIcon={<ChevronRight />}
            sx={{
              justifyContent: "space-between",
              textAlign: "left",
              minHeight: 60,
              borderColor: "divider",
              "&:hover": { borderColor: "primary.main" },
            }}
          >
            <Box component="span" sx={{ display: "grid", minWidth: 0 }}>
              <span>{t(`door.roles.${account.role}`, { _: account.role })}</span>
              <Typography component="span" variant="body2" sx={{ color: "text.secondary", fontWeight: 400 }}>
                {account.email}
              </Typography>
            </Box>
          </Button>
        ))}
      </Box>
    </Card>
  );
}
