import type { Action, Condition, Rule, Test } from "../../../survey/logic/condition";
import { comparisonOf, shapeAt } from "./comparisons";
import { type Group, type Node, toTree } from "./conditionTree";
import { type LogicScope, saidName } from "./logicScope";
import type { Shape } from "./shape";

/** A piece of a sentence; the ones with a role stand out. */
export interface Piece {
  readonly text: string;
  readonly role?: "subject" | "value";
}

const MARK = "\u0001";

/** A text with pieces put where its placeholders are. */
function phrase(
  t: LogicScope["t"],
  key: string,
  { pieces, ...options }: { readonly pieces: Readonly<Record<string, readonly Piece[]>>; readonly smart_count?: number },
): readonly Piece[] {
  const marks = Object.fromEntries(Object.keys(pieces).map((name) => [name, `${MARK}${name}${MARK}`]));
  return t(key, { ...marks, ...options })
    .split(MARK)
    .flatMap((text, index) => (index % 2 === 1 ? (pieces[text] ?? []) : text ? [{ text }] : []));
}

/** A sentence as plain text, without what stands out. */
export function plainText(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

function subjectText(test: Test, shape: Shape | undefined, scope: LogicScope): string {
  const question = scope.places.get(test.question)?.question;
  if (!question) return scope.t("surveys.logic.goneQuestion");
  const part = shape?.parts.find(({ code }) => code === test.part)?.label ?? test.part;
  const name = saidName(question, scope);
  return part === undefined ? name : `${name} (${part})`;
}

function valueText({ value, of }: Test, shape: Shape | undefined, { t }: LogicScope): string {
  if (value === undefined || value === "") return t("surveys.logic.noValue");
  if (of === "count") return String(value);
  const label = shape?.choices.find(({ code }) => code === String(value))?.label ?? String(value);
  return shape?.kind === "text" || shape?.choices.length ? t("surveys.logic.quoted", { text: label }) : label;
}

export function testPieces(test: Test, scope: LogicScope): readonly Piece[] {
  const question = scope.places.get(test.question)?.question;
  const whole = question && scope.shapeOf(question);
  const shape = shapeAt(whole, test.part);
  const { key } = comparisonOf(test, shape);
  return phrase(scope.t, `surveys.logic.tests.${key}`, {
    pieces: {
      subject: [{ text: subjectText(test, whole, scope), role: "subject" }],
      value: [{ text: valueText(test, shape, scope), role: "value" }],
    },
    smart_count: Number(test.value) || 0,
  });
}

function joined(members: readonly (readonly Piece[])[], word: string): readonly Piece[] {
  return members.flatMap((member, index) => (index === 0 ? member : [{ text: word }, ...member]));
}

function nodePieces(node: Node, scope: LogicScope): readonly Piece[] {
  return node.kind === "test" ? testPieces(node.test, scope) : groupPieces(node, scope);
}

function groupPieces({ mode, members }: Group, scope: LogicScope): readonly Piece[] {
  const { t } = scope;
  if (members.length === 0) return [{ text: t(mode === "all" ? "surveys.logic.always" : "surveys.logic.noCondition") }];
  const isAny = mode === "any" || mode === "none";
  const inner = members.map((member) => {
    const pieces = nodePieces(member, scope);
    const isBracketed = member.kind === "group" && member.members.length > 1 && members.length > 1;
    return isBracketed ? [{ text: "(" }, ...pieces, { text: ")" }] : pieces;
  });
  const pieces = joined(inner, t(isAny ? "surveys.logic.or" : "surveys.logic.and"));
  const isNegated = mode === "none" || mode === "notAll";
  return isNegated ? phrase(t, "surveys.logic.negated", { pieces: { condition: pieces } }) : pieces;
}

/** A condition as a clause: "Q1 is at least 18 and Q2 includes “A”". */
export function conditionPieces(condition: Condition, scope: LogicScope): readonly Piece[] {
  return groupPieces(toTree(condition, ""), scope);
}

/** Key of an action's text, under `surveys.logic.actions.`. */
export function actionKey(action: Action): string {
  return action.do === "quality" && action.isSanctioned ? "qualitySanctioned" : action.do;
}

export function actionPieces(action: Action, scope: LogicScope): readonly Piece[] {
  const { t, places } = scope;
  const target = action.do === "jump" ? places.get(action.to)?.question : undefined;
  const text = target ? saidName(target, scope) : t("surveys.logic.goneQuestion");
  return phrase(t, `surveys.logic.does.${actionKey(action)}`, { pieces: { question: [{ text, role: "subject" }] } });
}

function isAlways(condition: Condition): boolean {
  return "all" in condition && condition.all.length === 0;
}

/** A rule as a sentence: "If Q1 is less than 18, screen out". */
export function rulePieces({ when, then }: Rule, scope: LogicScope): readonly Piece[] {
  const action = actionPieces(then, scope);
  if (isAlways(when)) return phrase(scope.t, "surveys.logic.sentences.always", { pieces: { action } });
  return phrase(scope.t, "surveys.logic.sentences.rule", { pieces: { condition: conditionPieces(when, scope), action } });
}

/** The same where there is room for a line only: what it does comes first. */
export function briefRule({ when, then }: Rule, scope: LogicScope): string {
  const brief: LogicScope = { ...scope, isBrief: true };
  const action = actionPieces(then, brief);
  const pieces = isAlways(when)
    ? action
    : phrase(scope.t, "surveys.logic.sentences.brief", { pieces: { action, condition: conditionPieces(when, brief) } });
  const text = plainText(pieces);
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
}

/** "Only if …", for what is shown or offered on a condition. */
export function showIfPieces(condition: Condition, scope: LogicScope): readonly Piece[] {
  return phrase(scope.t, "surveys.logic.sentences.showIf", { pieces: { condition: conditionPieces(condition, scope) } });
}
