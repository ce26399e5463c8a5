import "@fontsource-variable/inter";
import "survey-core/survey-core.fontless.css";
import "./runner.css";
import "./question.css";
import { mount } from "../globals/mount";
import { parseAddress } from "./address";
import { RunnerApp } from "./RunnerApp";

const address = parseAddress(window.location.pathname, window.location.search);
if (address) mount(<RunnerApp address={address} />);
