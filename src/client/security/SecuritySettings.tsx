import Box from "@mui/material/Box";
import { FactorsCard } from "./settings/FactorsCard";
import { PasswordCard } from "./settings/PasswordCard";
import { SessionsCard } from "./settings/SessionsCard";

/** What keeps one's own account safe, for the profile of whoever is signed in. */
export function SecuritySettings() {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <PasswordCard />
      <FactorsCard />
      <SessionsCard />
    </Box>
  );
}
