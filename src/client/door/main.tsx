import "@fontsource-variable/inter";
import { createRoot } from "react-dom/client";
import { AppStyles } from "../look/AppStyles";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { Door } from "./Door";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <AppStyles theme={undefined}>
      <TextsProvider pending={null} failed={(retry) => <BootFailure onRetry={retry} />}>
        <Door />
      </TextsProvider>
    </AppStyles>,
  );
}
