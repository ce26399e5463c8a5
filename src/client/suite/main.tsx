import "@fontsource-variable/inter";
import { createRoot } from "react-dom/client";
import { StandaloneApp } from "../console/StandaloneApp";

const root = document.getElementById("root");
if (root) createRoot(root).render(<StandaloneApp kind="suite" basename="/suite" action="/clientSuite/login" />);
