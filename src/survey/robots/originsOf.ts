import { roundId } from "../logic/expandLoops";
import { optionsOf } from "../logic/references";
import { type Block, type Option, type Question, type Questionnaire, questionsOf } from "../questionnaire";

/** Where a question of the document with its loops written out comes from. */
export interface Origin {
  /** As it was written. */
  readonly question: Question;
  readonly block: Block;
  readonly blockIndex: number;
  /** What this round of a looped block is about. */
  readonly round?: Option;
}

function roundsOf({ loop }: Block, questions: ReadonlyMap<string, Question>): readonly Option[] | undefined {
  const source = loop && questions.get(loop.from);
  return source && optionsOf(source, "options");
}

/** The written question of each that respondents may meet, by id. */
export function originsOf(authored: Questionnaire): ReadonlyMap<string, Origin> {
  const questions = new Map(questionsOf(authored).map((question) => [question.id, question]));
  const entries = authored.blocks.flatMap((block, blockIndex) => {
    const rounds = roundsOf(block, questions);
    return block.questions.flatMap((question): (readonly [string, Origin])[] => {
      const origin = { question, block, blockIndex };
      if (!rounds) return [[question.id, origin]];
      return rounds.map((round) => [roundId(question.id, round.code), { ...origin, round }]);
    });
  });
  return new Map(entries);
}
