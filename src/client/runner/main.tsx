import "@fontsource-variable/inter";
import "survey-core/survey-core.fontless.css";
import "./runner.css";
import "./question.css";
import { createRoot } from "react-dom/client";
import { parseAddress } from "./address";
import { RunnerApp } from "./RunnerApp";

const root = document.getElementById("root");
const address = parseAddress(window.location.pathname, window.location.search);
if (root && address) createRoot(root).render(<RunnerApp address={address} />);
