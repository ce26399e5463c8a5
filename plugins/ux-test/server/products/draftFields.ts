import type { StudyProduct } from "../../../../src/server/kit";
import { type Block, type Question, questionsOf } from "../../../../src/survey/questionnaire";
import { UX_TASK } from "../../questions/uxTask";
import { sourcesOf, type UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import { UX_STUDIES, type UxStudy } from "../../shared/uxStudies";
import { SOURCES, type Source } from "../../shared/uxTest";

/** A task's setting for each source. */
const RECORDS = {
  SCREEN: "recordScreen",
  WEBCAM: "recordWebcam",
  MICROPHONE: "recordMicrophone",
} as const satisfies Readonly<Record<Source, keyof UxTaskQuestion>>;

const isShuffled = ({ order = "fixed" }: Block) => order !== "fixed";

function inOrder(block: Block, isRandom: unknown): Block {
  if (isRandom === undefined || isShuffled(block) === (isRandom === true)) return block;
  const { order: _order, ...others } = block;
  return isRandom === true ? { ...others, order: "random" } : others;
}

function recorded(question: Question, wantedSources: unknown): Question {
  if (wantedSources === undefined) return question;
  const sources: readonly unknown[] = Array.isArray(wantedSources) ? wantedSources : [];
  const others = Object.entries(question).filter(([name]) => !Object.values<string>(RECORDS).includes(name));
  const wanted = SOURCES.filter((source) => sources.includes(source)).map((source) => [RECORDS[source], true]);
  return Object.fromEntries([...others, ...wanted]) as unknown as Question;
}

/** What the wizard asks of a UX study's tasks: whether they come in random order, and what is recorded at those on a site. */
export function draftFields(product: UxStudy): NonNullable<StudyProduct["draftFields"]> {
  const { task } = UX_STUDIES[product];
  const isRecorded = task === UX_TASK;
  const hasTask = ({ questions }: Block) => questions.some(({ type }) => type === task);
  return {
    read: (draft) => {
      const tasks = questionsOf(draft).filter(({ type }) => type === task);
      const sources = new Set(tasks.flatMap((question) => sourcesOf(question)));
      return {
        randomTaskOrder: draft.blocks.some((block) => hasTask(block) && isShuffled(block)),
        ...(isRecorded ? { recordedSources: SOURCES.filter((source) => sources.has(source)) } : {}),
      };
    },
    write: (draft, { randomTaskOrder, recordedSources }) => {
      const written = (question: Question) =>
        isRecorded && question.type === task ? recorded(question, recordedSources) : question;
      return {
        ...draft,
        blocks: draft.blocks.map((block) =>
          hasTask(block) ? inOrder({ ...block, questions: block.questions.map(written) }, randomTaskOrder) : block,
        ),
      };
    },
  };
}
