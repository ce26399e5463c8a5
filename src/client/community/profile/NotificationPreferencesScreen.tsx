import { MailPreferences } from "../../notifications/MailPreferences";
import { useCommunity } from "../CommunityContext";
import { ProfilePage } from "./ProfilePage";

/** Which notifications a member gets by mail. */
export function NotificationPreferencesScreen() {
  const { communityId } = useCommunity();
  return (
    <ProfilePage>
      <MailPreferences side="member" communityId={communityId} />
    </ProfilePage>
  );
}
