import { PasswordSteps } from "../../password/PasswordSteps";
import type { PasswordPages } from "../../password/passwordPages";
import { SignInCard, type SignInCardProps } from "./SignInCard";

interface PasswordPageProps extends Pick<SignInCardProps, "theme" | "brand"> {
  readonly pages: PasswordPages;
}

/** The way to a new password for those who work with the product. */
export function PasswordPage({ pages, brand, theme }: PasswordPageProps) {
  return (
    <SignInCard theme={theme} brand={brand}>
      <PasswordSteps pages={pages} brand={brand} />
    </SignInCard>
  );
}
