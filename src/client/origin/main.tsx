import "@fontsource-variable/inter";
import { createRoot } from "react-dom/client";
import { takeCode } from "../password/heldCode";
import { parseAddress } from "./address";
import { isPasswordScreen } from "./decide";
import { Root } from "./Root";

const root = document.getElementById("root");
const address = parseAddress(window.location.pathname);
// Before anything is asked of the server.
if (address && isPasswordScreen(address.screen)) takeCode();
if (root && address) createRoot(root).render(<Root origin={address.origin} />);
