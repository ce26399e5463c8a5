import "@fontsource-variable/inter";
import { createRoot } from "react-dom/client";
import { StandaloneApp } from "../console/StandaloneApp";
import { pages } from "./pages";
import { SetupApp } from "./SetupApp";

const root = document.getElementById("root");
const isSetup = window.location.pathname === "/admin/setup";
if (root) {
  createRoot(root).render(
    isSetup ? (
      <SetupApp />
    ) : (
      <StandaloneApp kind="backoffice" basename="/admin" action="/admin/communities/login" pages={pages} />
    ),
  );
}
