import "survey-core/survey-core.fontless.css";
import "./question.css";
import "./cards/cards.css";
import "./survey/drawing/pairs.css";
import { mount } from "../globals/mount";
import { parseAddress } from "./address";
import { RunnerApp } from "./RunnerApp";

/** Draws the survey that the address names. */
export function start(): void {
  const address = parseAddress(window.location.pathname, window.location.search);
  if (address) mount(<RunnerApp address={address} />);
}
