import "@fontsource-variable/inter";
import { createRoot } from "react-dom/client";
import { parseAddress } from "./address";
import { Root } from "./Root";

const root = document.getElementById("root");
const address = parseAddress(window.location.pathname);
if (root && address) createRoot(root).render(<Root origin={address.origin} />);
