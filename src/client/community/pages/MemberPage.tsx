import type { CommunityTheme } from "../../../contracts/api/community";
import { isTwoFactorScreen } from "../../security/twoFactorPages";
import { RequestProvider } from "../data/request";
import { SignUpPage } from "../signup/SignUpPage";
import { CompleteProfilePage } from "../steps/CompleteProfilePage";
import type { MemberStep } from "../steps/memberStep";
import { TwoFactorPage } from "../steps/TwoFactorPage";
import { VerifyEmailPage } from "../steps/VerifyEmailPage";
import { LegalPage } from "./LegalPage";
import { DOCUMENT_PATHS } from "./legalDocument";

interface MemberPageProps {
  readonly community: CommunityTheme;
  /** What follows the origin in the address. */
  readonly screen: string;
  /** What the member who is signed in has to do before anything else. */
  readonly step: MemberStep | undefined;
  /** Signed in, or a step done: on to where the person wants to be. */
  readonly onDone: () => Promise<void>;
  /** The session ended before the step was done. */
  readonly onExpired: () => void;
  readonly onSignOut: () => void;
}

/** No call of a step's own screen asks for another step first. */
function ignore(): void {}

/** The pages on the way into a community: sign-up, what one agrees to, and the steps after a login. */
export function MemberPage({ onExpired, ...page }: MemberPageProps) {
  const { community, screen, onDone, onSignOut } = page;
  // It says by itself that the session is over.
  if (isTwoFactorScreen(screen)) return <TwoFactorPage community={community} onDone={onDone} onSignOut={onSignOut} />;
  return (
    <RequestProvider onExpired={onExpired} onStep={ignore}>
      <NamedPage {...page} />
    </RequestProvider>
  );
}

function NamedPage({ community, screen, step, onDone, onSignOut }: Omit<MemberPageProps, "onExpired">) {
  const [name = "", hash] = screen.split("/");
  if (name === "signup") return <SignUpPage community={community} hash={hash} onSignedIn={onDone} />;
  if (name === "verify-email") return <VerifyEmailPage community={community} onSignedIn={onDone} />;
  if (name === "complete-profile") return <CompleteProfilePage community={community} onDone={onDone} onSignOut={onSignOut} />;
  const document = (["PRIVACY", "NOTICE"] as const).find((one) => name === DOCUMENT_PATHS[one]) ?? "CONDITIONS";
  return (
    <LegalPage
      community={community}
      document={document}
      isStep={step === "conditions"}
      onAccepted={onDone}
      onSignOut={onSignOut}
    />
  );
}
