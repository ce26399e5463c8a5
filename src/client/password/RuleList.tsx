import CheckCircle from "@mui/icons-material/CheckCircle";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type PasswordIssue, passwordIssues, SHORTEST_PASSWORD } from "../../shared/passwordRule";
import { useTexts } from "../texts/TextsProvider";

/** All that an empty password lacks, so that the rule has no second list. */
const RULES: readonly PasswordIssue[] = passwordIssues("");

function Rule({ name, isMet }: { readonly name: PasswordIssue; readonly isMet: boolean }) {
  const { t } = useTexts();
  const Icon = isMet ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, color: isMet ? "success.main" : "text.secondary" }}>
      <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
      <span>{t(`password.rule.${name}`, { limit: SHORTEST_PASSWORD })}</span>
      <span style={visuallyHidden}>{`, ${t(isMet ? "password.rule.met" : "password.rule.missing")}`}</span>
    </Box>
  );
}

/** What a password needs, ticked off while it is typed. */
export function RuleList({ id, password }: { readonly id: string; readonly password: string }) {
  const { t } = useTexts();
  const faults = passwordIssues(password.normalize("NFC"));
  const met = RULES.length - faults.length;
  return (
    <div>
      <Typography id={`${id}-title`} sx={{ fontWeight: 600 }}>
        {t("password.rule.title")}
      </Typography>
      <Box
        component="ul"
        id={id}
        aria-labelledby={`${id}-title`}
        sx={{ listStyle: "none", m: 0, mt: 1, p: 0, display: "grid", gap: 0.75 }}
      >
        {RULES.map((name) => (
          <Rule key={name} name={name} isMet={!faults.includes(name)} />
        ))}
      </Box>
      <span role="status" style={visuallyHidden}>
        {password === "" ? "" : t("password.rule.progress", { met, total: RULES.length })}
      </span>
    </div>
  );
}
