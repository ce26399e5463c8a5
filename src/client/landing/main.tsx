import "@fontsource-variable/inter";
import { mount } from "../globals/mount";
import { NetworkDialog } from "../globals/NetworkDialog";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { AppStyles } from "../theme/AppStyles";
import { LandingPage } from "./LandingPage";

mount(
  <AppStyles theme={undefined}>
    <TextsProvider pending={null} failed={(retry) => <BootFailure onRetry={retry} />}>
      <LandingPage />
      <NetworkDialog />
    </TextsProvider>
  </AppStyles>,
);
