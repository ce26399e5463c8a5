import "@fontsource-variable/inter";
import { StandaloneApp } from "../console/StandaloneApp";
import { mount } from "../globals/mount";
import { pages } from "./pages";
import { SetupApp } from "./SetupApp";

const isSetup = window.location.pathname === "/admin/setup";
mount(
  isSetup ? <SetupApp /> : <StandaloneApp kind="backoffice" basename="/admin" action="/admin/communities/login" pages={pages} />,
);
