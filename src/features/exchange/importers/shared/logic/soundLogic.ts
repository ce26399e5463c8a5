import { type LogicIssue, logicIssues } from "../../../../../survey/logic/logicIssues";
import { mapTexts, OPTION_LISTS, optionsOf } from "../../../../../survey/logic/references";
import type { Block, Option, Question, Questionnaire } from "../../../../../survey/questionnaire";
import type { Reason } from "../reasons";

/** What was left out of a question, or of a block where there is no question. */
export interface Omission {
  readonly question?: Question;
  readonly block: Block;
  readonly reason: Reason;
  readonly detail: string;
}

interface Sound {
  readonly questionnaire: Questionnaire;
  readonly leftOut: readonly Omission[];
}

/** What one round leaves out may be what another condition was about; nothing takes more than a few of them. */
const MOST_ROUNDS = 50;

/**
 * The document without the logic that couldn't be published: an order that a condition contradicts first, then
 * conditions, carried options, rules and piped texts that look ahead or ask for what isn't there.
 */
export function soundLogic(questionnaire: Questionnaire): Sound {
  let sound: Sound = withoutContradictedOrders({ questionnaire, leftOut: [] });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const faults = logicIssues(sound.questionnaire);
    if (faults.length === 0) break;
    sound = withoutInvalid(sound, faults);
  }
  return sound;
}

/** Questions or blocks that change places can't look at one another: what they ask for is worth more than their order. */
function withoutContradictedOrders(sound: Sound): Sound {
  if (logicIssues(sound.questionnaire).length === 0) return sound;
  return sound.questionnaire.blocks.reduce<Sound>((current, { id }) => {
    const block = current.questionnaire.blocks.find((candidate) => candidate.id === id);
    if (!block || (block.order === undefined && block.group === undefined)) return current;
    const { order: _order, group: _group, ...fixed } = block;
    const changed = replaceBlock(current.questionnaire, fixed);
    if (logicIssues(changed).length >= logicIssues(current.questionnaire).length) return current;
    const detail = block.group?.name ?? String(block.order);
    return { questionnaire: changed, leftOut: [...current.leftOut, { block, reason: "randomGroup", detail }] };
  }, sound);
}

function replaceBlock(questionnaire: Questionnaire, block: Block): Questionnaire {
  return { ...questionnaire, blocks: questionnaire.blocks.map((own) => (own.id === block.id ? block : own)) };
}

function withoutInvalid({ questionnaire, leftOut }: Sound, faults: readonly LogicIssue[]): Sound {
  const found: Omission[] = [];
  const blocks = questionnaire.blocks.map((block, index) => {
    const own = faults.filter(({ questionId, path }) => questionId === undefined && `${path}/`.startsWith(`/blocks/${index}/`));
    if (own.length > 0) found.push({ block, reason: reasonOf(own), detail: detailOf(own) });
    const { showIf: _showIf, loop: _loop, ...bare } = block;
    const questions = block.questions.map((question) => {
      const faulty = faults.filter(({ questionId }) => questionId === question.id);
      if (faulty.length === 0) return question;
      found.push({ question, block, reason: reasonOf(faulty), detail: detailOf(faulty) });
      return withoutRules(faulty.filter(isOfRule), faulty.filter((fault) => !isOfRule(fault)).reduce(withoutIssue, question));
    });
    return { ...(own.length > 0 ? bare : block), questions };
  });
  return { questionnaire: { ...questionnaire, blocks }, leftOut: [...leftOut, ...found] };
}

function reasonOf(faults: readonly LogicIssue[]): Reason {
  return faults.every(({ fault }) => fault === "looksAhead") ? "looksAhead" : "faultyLogic";
}

function detailOf(faults: readonly LogicIssue[]): string {
  const named = faults.flatMap(({ params = {} }) => Object.values(params).map(String));
  return [...new Set(named)].join(", ");
}

function isOfRule({ path }: LogicIssue): boolean {
  return path.startsWith("/rules/");
}

function withoutRules(faults: readonly LogicIssue[], question: Question): Question {
  const places = new Set(faults.map(({ path }) => Number(path.split("/")[2])));
  const rules = question.rules?.filter((_, place) => !places.has(place)) ?? [];
  return rules.length > 0 ? { ...question, rules } : without(question, "rules");
}

/** Without the condition or text at the fault's path; others that the question has stay. */
function withoutIssue(question: Question, { path }: LogicIssue): Question {
  const [, member = "", index] = path.split("/");
  if (member === "showIf" || member === "carry") return without(question, member);
  const list = OPTION_LISTS.find((name) => name === member);
  if (list) {
    const options = optionsOf(question, list).map((option, place) =>
      place === Number(index) ? (without(option, "showIf") as Option) : option,
    );
    return { ...question, [list]: options };
  }
  if (member === "title") return unpiped(question);
  return without(without(question, "rules"), "showIf");
}

function without<Part extends object>(part: Part, key: string): Part {
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== key)) as Part;
}

/** Braces that aren't filled in stay as readers of the file would have seen them. */
function unpiped(question: Question): Question {
  return mapTexts(question, (text) => text.replace(/\{\{([^{}]*)\}\}/g, "{$1}"));
}
