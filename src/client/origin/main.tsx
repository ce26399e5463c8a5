import "@fontsource-variable/inter";
import { mount } from "../globals/mount";
import { readResetCode } from "../password/resetCode";
import { parseAddress } from "./address";
import { isPasswordScreen } from "./decide";
import { holdDirectCode } from "./directCode";
import { Root } from "./Root";

const address = parseAddress(window.location.pathname);
// Before anything is asked of the server.
if (address) holdDirectCode();
if (address && isPasswordScreen(address.screen)) readResetCode();
if (address) mount(<Root origin={address.origin} />);
