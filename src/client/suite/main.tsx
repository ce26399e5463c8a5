import "@fontsource-variable/inter";
import { StandaloneApp } from "../console/StandaloneApp";
import { mount } from "../globals/mount";

mount(<StandaloneApp kind="suite" basename="/suite" action="/clientSuite/login" />);
