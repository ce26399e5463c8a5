import { SecuritySettings } from "../../security/SecuritySettings";
import { ProfilePage } from "./ProfilePage";

/** What keeps the account safe. */
export function SecurityScreen() {
  return (
    <ProfilePage>
      <SecuritySettings />
    </ProfilePage>
  );
}
