import "@fontsource-variable/inter";
import { mount } from "../globals/mount";
import { NetworkDialog } from "../globals/NetworkDialog";
import { AppStyles } from "../look/AppStyles";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { Door } from "./Door";

mount(
  <AppStyles theme={undefined}>
    <TextsProvider pending={null} failed={(retry) => <BootFailure onRetry={retry} />}>
      <Door />
      <NetworkDialog />
    </TextsProvider>
  </AppStyles>,
);
