import { Avatar, Box, Paper, Typography } from "@mui/material";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormData } from "../../../screens/form/formTypes";

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** A text under its heading; what isn't written yet says so. */
function Part({ title, value }: { readonly title: string; readonly value: unknown }) {
  const { t } = useTexts();
  return (
    <Box>
      <Typography component="p" sx={{ fontSize: "1rem", fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: "pre-line" }} color={text(value) ? "text.primary" : "text.secondary"}>
        {text(value) || t("console.welcome.preview.empty")}
      </Typography>
    </Box>
  );
}

const REWARDS = ["labsPerActivity", "labsPerComment", "labsPerStayingActive"] as const;

function Rewards({ values }: { readonly values: FormData }) {
  const { t } = useTexts();
  const given = REWARDS.filter((name) => typeof values[name] === "number");
  if (given.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 1 }}>
      {given.map((name) => (
        <Box
          key={name}
          component="li"
          sx={{ px: 1.5, py: 1, border: 1, borderColor: "divider", borderRadius: 1, flex: "1 1 140px" }}
        >
          <Typography component="p" sx={{ fontWeight: 650, fontSize: "1.25rem" }}>
            {t("community.labs", { smart_count: Number(values[name]) })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t(`entities.communityConfiguration.fields.${name}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Moderator({ values }: { readonly values: FormData }) {
  const { t } = useTexts();
  const name = text(values.moderatorName);
  return (
    <Box sx={{ display: "flex", gap: 2, alignItems: "flex-start" }}>
      <Avatar src={text(values.moderatorImage)} alt="" sx={{ width: 64, height: 64 }}>
        {name.charAt(0).toUpperCase() || null}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Part title={name || t("console.welcome.preview.moderator")} value={values.moderatorInfo} />
      </Box>
    </Box>
  );
}

/** The welcome page as members see it, of what is in the form. */
export function WelcomePreview({ values }: { readonly values: FormData }) {
  const { t } = useTexts();
  const label = (name: string) => t(`entities.communityConfiguration.fields.${name}`);
  return (
    <Paper
      component="section"
      aria-label={t("console.welcome.preview.title")}
      sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 }, display: "grid", gap: 3, overflowWrap: "anywhere" }}
    >
      <Typography variant="body2" component="h2" color="text.secondary">
        {t("console.welcome.preview.title")}
      </Typography>
      <Box>
        <Typography component="p" sx={{ fontSize: "1.5rem", fontWeight: 650, lineHeight: 1.2 }}>
          {text(values.welcomeTitle) || t("console.welcome.preview.empty")}
        </Typography>
        {text(values.description) ? (
          <Typography sx={{ mt: 1, whiteSpace: "pre-line" }}>{text(values.description)}</Typography>
        ) : null}
      </Box>
      <Moderator values={values} />
      <Part title={label("instructions")} value={values.instructions} />
      <Part title={label("labsExplanation")} value={values.labsExplanation} />
      <Rewards values={values} />
      <Part title={label("redeemExplanation")} value={values.redeemExplanation} />
    </Paper>
  );
}
