import type { Block, Question, Questionnaire } from "../../../../survey/questionnaire";
import { isText } from "../isText";
import type { Change } from "./change";
import { diffQuestion } from "./diffQuestion";
import { diffText } from "./diffText";
import { keyed } from "./keyed";
import { movedKeys } from "./movedKeys";
import { isSame } from "./sameJson";
import { type DiffScope, diffScope } from "./scope";

/** The differences between two states of a block, its place and its questions aside. */
function diffBlock(before: Block, after: Block, { languages, all }: DiffScope): readonly Change[] {
  const { questions: _old, id: _id, ...was } = before;
  const { questions: _new, id: blockId, ...is } = after;
  const old: Readonly<Record<string, unknown>> = was;
  const now: Readonly<Record<string, unknown>> = is;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name): readonly Change[] => {
    const values = { before: old[name], after: now[name] };
    if (isText(values.before, all) || isText(values.after, all))
      return diffText(values, languages, { kind: "textChanged", blockId, name });
    return isSame(values.before, values.after) ? [] : [{ kind: "logicChanged", blockId, name, ...values }];
  });
}

/** Where a question stands. */
interface Home {
  readonly block: string;
  readonly question: Question;
}

const TEXTS = ["title", "welcome", "closing"] as const;

function diffLanguages(before: Questionnaire, after: Questionnaire): readonly Change[] {
  const [main, mainNow] = [before.languages[0], after.languages[0]];
  return [
    ...after.languages
      .filter((language) => !before.languages.includes(language))
      .map((language): Change => ({ kind: "languageAdded", language })),
    ...before.languages
      .filter((language) => !after.languages.includes(language))
      .map((language): Change => ({ kind: "languageRemoved", language })),
    ...(main === mainNow ? [] : [{ kind: "mainLanguageChanged" as const, before: main, after: mainNow }]),
  ];
}

type Blocks = ReadonlyMap<string, Block>;

function diffBlocks(before: Blocks, after: Blocks, scope: DiffScope): readonly Change[] {
  return [
    ...[...before].flatMap(([blockId, block]): readonly Change[] =>
      after.has(blockId) ? [] : [{ kind: "blockRemoved", blockId, before: block.title }],
    ),
    ...[...after].flatMap(([blockId, block]): readonly Change[] => {
      const earlier = before.get(blockId);
      return earlier ? diffBlock(earlier, block, scope) : [{ kind: "blockAdded", blockId, after: block.title }];
    }),
    ...movedKeys([...before.keys()], [...after.keys()]).map((blockId): Change => ({ kind: "blockMoved", blockId })),
  ];
}

type Homes = ReadonlyMap<string, Home>;

function homesOf(blocks: Blocks): Homes {
  const all = [...blocks].flatMap(([block, { questions }]) => questions.map((question): Home => ({ block, question })));
  return keyed(all, ({ question }) => question.id);
}

/** Ids of the block's questions that were there before, too. */
function staying(block: string, homes: Homes, others: Homes): readonly string[] {
  return [...homes].filter(([id, home]) => home.block === block && others.get(id)?.block === block).map(([id]) => id);
}

function diffPlaces(before: Homes, after: Homes, blocks: Iterable<string>): readonly Change[] {
  const elsewhere = [...after].flatMap(([questionId, { block }]): readonly Change[] => {
    const earlier = before.get(questionId)?.block;
    return earlier === undefined || earlier === block
      ? []
      : [{ kind: "questionMoved", questionId, before: earlier, after: block }];
  });
  const within = [...blocks].flatMap((block) =>
    movedKeys(staying(block, before, after), staying(block, after, before)).map(
      (questionId): Change => ({ kind: "questionMoved", questionId, before: block, after: block }),
    ),
  );
  return [...elsewhere, ...within];
}

function diffQuestions(before: Homes, after: Homes, scope: DiffScope): readonly Change[] {
  return [
    ...[...before].flatMap(([questionId, { question }]): readonly Change[] =>
      after.has(questionId) ? [] : [{ kind: "questionRemoved", questionId, before: question.title }],
    ),
    ...[...after].flatMap(([questionId, { question }]): readonly Change[] => {
      const earlier = before.get(questionId);
      if (earlier) return diffQuestion(earlier.question, question, scope);
      return [{ kind: "questionAdded", questionId, after: question.title }];
    }),
  ];
}

/**
 * All that differs between two states of a questionnaire, each difference once: nothing where both say the same. Blocks,
 * questions and rules are known by their ids, options by their codes.
 */
export function diffQuestionnaires(before: Questionnaire, after: Questionnaire): readonly Change[] {
  const scope = diffScope(before, after);
  const [old, now] = [keyed(before.blocks, ({ id }) => id), keyed(after.blocks, ({ id }) => id)];
  const [homes, homesNow] = [homesOf(old), homesOf(now)];
  return [
    ...diffLanguages(before, after),
    ...TEXTS.flatMap((name) =>
      diffText({ before: before[name], after: after[name] }, scope.languages, { kind: "textChanged", name }),
    ),
    ...diffBlocks(old, now, scope),
    ...diffQuestions(homes, homesNow, scope),
    ...diffPlaces(homes, homesNow, now.keys()),
  ];
}
