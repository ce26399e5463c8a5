import { type Model, type Question, Serializer } from "survey-core";
import type { Translate } from "../../../texts/texts";

const CONTENT = ".sd-question__content";

/** Lets SurveyJS keep two members that it doesn't know: what the runner says over a question's fields. */
export function drawGuides(): void {
  if (!Serializer.findProperty("question", "guide")) Serializer.addProperty("question", { name: "guide:text", visible: false });
  if (!Serializer.findProperty("multipletext", "pointsTotal"))
    Serializer.addProperty("multipletext", { name: "pointsTotal:number", visible: false });
}

function insertLine(element: HTMLElement, className: string): HTMLElement {
  const line = document.createElement("p");
  line.className = className;
  element.querySelector(CONTENT)?.before(line);
  return line;
}

/** How far points are from their total, in words. */
export function tallyText(value: unknown, total: number, t: Translate): string {
  const points = Object.values(typeof value === "object" && value !== null ? value : {}).map(Number);
  const sum = points.reduce((whole, count) => whole + (Number.isFinite(count) ? count : 0), 0);
  const key = sum === total ? "done" : sum > total ? "over" : "left";
  return t(`runner.points.${key}`, { sum, total, rest: Math.abs(total - sum) });
}

function describeTally(element: ParentNode, question: Question, t: Translate): void {
  const line = element.querySelector(".rn-tally");
  if (line) line.textContent = tallyText(question.value, question.pointsTotal, t);
}

/** Says limits before they are failed, and how many points are left to share out. */
export function showGuides(model: Model, t: Translate): void {
  model.onAfterRenderQuestion.add((_, { question, htmlElement }) => {
    if (htmlElement.querySelector(".rn-guide")) return;
    if (question.guide) insertLine(htmlElement, "rn-guide").textContent = question.guide;
    if (!question.pointsTotal) return;
    insertLine(htmlElement, "rn-guide rn-tally").setAttribute("role", "status");
    describeTally(htmlElement, question, t);
  });
  model.onValueChanged.add((_, { question }) => {
    const element = question?.pointsTotal && document.getElementById(question.id);
    if (element) describeTally(element, question, t);
  });
}
