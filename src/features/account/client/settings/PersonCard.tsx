import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon, SectionCard, useTexts } from "../../../../client/kit/console";
import type { OwnCompany } from "../../shared/companyApi";

/** Who is signed in, and where the password and what keeps the account safe are changed. */
export function PersonCard({ person }: Pick<OwnCompany, "person">) {
  const { t } = useTexts();
  const facts = [
    ["name", [person.name, person.surname].filter(Boolean).join(" ")],
    ["email", person.email],
    ["role", t(`entities.suiteUser.enums.role.${person.role}`)],
  ] as const;
  return (
    <SectionCard title={t("account.person.title")}>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" } }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
              {t(`account.person.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button
        component={Link}
        to="/profile"
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="Lock" />}
        sx={{ justifySelf: "start", borderColor: "divider" }}
      >
        {t("account.person.link")}
      </Button>
    </SectionCard>
  );
}
