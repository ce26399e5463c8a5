import { Avatar, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Fact } from "../../screens/common/Fact";
import { useTexts } from "../../screens/common/useTexts";
import { keyName } from "../../screens/shortcuts/keyName";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";
import { initials } from "../shell/initials";
import { NameDialog } from "./NameDialog";
import type { Profile } from "./profileApi";

/** Name, e-mail, role, and whom one works for. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts();
  const { viewingUntil } = useConsole().session;
  const [isRenaming, setRenaming] = useState(false);
  const { name, email, role, isMainAdmin, space, company, logo, ownName } = profile;
  const roleNames = [...(role ? [keyName(t, role)] : []), ...(isMainAdmin ? [keyName(t, "mainAdmin")] : [])];
  const facts = [
    [t("console.profile.email"), email],
    [t("console.profile.role"), roleNames.join(" · ")],
    [t(company ? "console.profile.community" : "console.profile.space"), space],
    [t("console.profile.space"), company],
  ] as const;
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
        {facts.map(([label, value]) =>
          value ? (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ) : null,
        )}
      </Box>
      {ownName && !viewingUntil ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="Edit" />}
          onClick={() => setRenaming(true)}
          sx={{ mt: 2.5, borderColor: "divider" }}
        >
          {t("console.profile.changeName")}
        </Button>
      ) : null}
      {ownName && isRenaming ? <NameDialog own={ownName} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
