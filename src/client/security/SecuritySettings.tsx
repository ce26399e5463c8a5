import Box from "@mui/material/Box";
import { useState } from "react";
import { FactorsCard } from "./settings/FactorsCard";
import { PasswordCard } from "./settings/PasswordCard";
import { SessionsCard } from "./settings/SessionsCard";

interface SecuritySettingsProps {
  /** Of the community one is in (ISO 3166-1), where there is one. */
  readonly country: string | null | undefined;
}

/** What keeps one's own account safe, for the profile of whoever is signed in. */
export function SecuritySettings({ country }: SecuritySettingsProps) {
  // Both end other sessions, which are read again then.
  const [changes, setChanges] = useState(0);
  const count = () => setChanges((before) => before + 1);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <PasswordCard onChanged={count} />
      <FactorsCard country={country} onChanged={count} />
      <SessionsCard key={changes} />
    </Box>
  );
}
