import { useState } from "react";
import { PRODUCT } from "../console/consoleProps";
import { LoginPage } from "../console/login/LoginPage";
import { NetworkDialog } from "../globals/NetworkDialog";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { AppStyles } from "../theme/AppStyles";

/** Read once and taken out of the address, so that it stays in no history. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  window.history.replaceState(null, "", window.location.pathname);
  return token;
}

function Setup() {
  const { t } = useTexts();
  const [token] = useState(takeToken);
  return (
    <LoginPage
      brand={PRODUCT}
      kind="setup"
      action="/admin/setup"
      extra={{ token }}
      submitLabel={t("console.login.setup.submit")}
      onSignedIn={async () => window.location.assign("/admin/login")}
    />
  );
}

/** The page behind the one-time link of a first start: it makes the first back-office account. */
export function SetupApp() {
  return (
    <AppStyles theme={undefined}>
      <TextsProvider pending={null} failed={(again) => <BootFailure onRetry={again} />}>
        <Setup />
        <NetworkDialog />
      </TextsProvider>
    </AppStyles>
  );
}
