import { SecuritySettings } from "../../security/SecuritySettings";
import { useCommunity } from "../CommunityContext";
import { ProfilePage } from "./ProfilePage";

/** What keeps the account safe. */
export function SecurityScreen() {
  const { countryCode } = useCommunity();
  return (
    <ProfilePage>
      <SecuritySettings country={countryCode} />
    </ProfilePage>
  );
}
