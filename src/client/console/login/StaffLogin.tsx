import type { CommunityTheme } from "../../../contracts/api/community";
import { staffPasswordPages } from "../../password/passwordPages";
import { useTexts } from "../../texts/TextsProvider";
import { LoginPage } from "./LoginPage";

interface StaffLoginProps {
  readonly community: CommunityTheme;
  readonly isExpired?: boolean;
  readonly onSignedIn: () => void;
}

/** `/c/{origin}/backoffice`: the sign-in of a community's staff, in the community's look. */
export default function StaffLogin({ community, isExpired = false, onSignedIn }: StaffLoginProps) {
  const { t } = useTexts();
  return (
    <LoginPage
      theme={community}
      brand={community.name}
      kind="staff"
      action={`/experienceLabs/${community.origin}/client/login`}
      isExpired={isExpired}
      forgotPage={staffPasswordPages(community.origin).page}
      otherSignIn={{ href: `/c/${community.origin}/login`, label: t("console.login.staff.other") }}
      onSignedIn={async () => onSignedIn()}
    />
  );
}
