import { Avatar, Box, Typography } from "@mui/material";
import { keyName } from "../../screens/common/keyName";
import { useTexts } from "../../screens/common/useTexts";
import { initials } from "../shell/initials";
import type { Profile } from "./profileApi";

function Fact({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  if (!value) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: "anywhere" }}>
        {value}
      </Typography>
    </Box>
  );
}

/** Name, e-mail, role, and whom one works for. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts();
  const { name, email, role, isMainAdmin, space, company, logo } = profile;
  const roleNames = [...(role ? [keyName(t, role)] : []), ...(isMainAdmin ? [keyName(t, "mainAdmin")] : [])];
  return (
    <>
      <Box sx={{ display: "flex", gap: 2, alignItems: "center", mb: 3 }}>
        <Avatar
          sx={{ width: 64, height: 64, fontSize: 24, fontWeight: 600, bgcolor: "primary.main", color: "primary.contrastText" }}
        >
          {initials(name || email)}
        </Avatar>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {name || email}
        </Typography>
        {logo ? (
          <Box component="img" src={logo} alt="" sx={{ ml: "auto", maxHeight: 56, maxWidth: 140, objectFit: "contain" }} />
        ) : null}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}
      >
        <Fact label={t("console.profile.email")} value={email} />
        <Fact label={t("console.profile.role")} value={roleNames.join(" · ")} />
        <Fact label={t(company ? "console.profile.community" : "console.profile.space")} value={space} />
        <Fact label={t("console.profile.space")} value={company} />
      </Box>
    </>
  );
}
