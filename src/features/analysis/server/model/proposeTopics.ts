import Type from "typebox";
import type { OpenedModel } from "../../../../server/kit";
import { closed } from "../../../../shared/calls/schemas";
import type { Language } from "../../../../shared/languages";
import { languageName } from "./languageName";
import { isPlainText } from "./untrustedText";

const MOST = 12;
const LONGEST = 60;

const Proposal = closed({ topics: Type.Array(closed({ title: Type.String() }), { maxItems: 40 }) });

const instructions = (language: Language, titles: readonly string[]) =>
  [
    `You group what participants of a study wrote. Propose at most ${MOST} topics that come up in several texts.`,
    `A title is a short noun phrase in ${languageName(language)}, at most six words, that a researcher would put above the group.`,
    "No number and no quotation. Topics don't overlap, and none is a rest such as 'other'.",
    ...(titles.length > 0 ? [`These exist already, don't propose them again: ${titles.join("; ")}.`] : []),
  ].join(" ");

/** Titles of topics that texts have in common, next to those that there are. */
export async function proposeTopics(
  model: OpenedModel,
  texts: readonly string[],
  {
    language,
    titles,
    signal,
  }: { readonly language: Language; readonly titles: readonly string[]; readonly signal?: AbortSignal | undefined },
): Promise<readonly string[]> {
  const passages = texts.map((text, index) => ({ id: `p${index + 1}`, text }));
  const { topics } = await model.answer({ instructions: instructions(language, titles), passages, schema: Proposal, signal });
  const known = new Set(titles.map((title) => title.toLowerCase()));
  const own = new Map<string, string>();
  for (const { title: written } of topics) {
    const title = written.trim();
    const key = title.toLowerCase();
    if (title === "" || title.length > LONGEST || !isPlainText(title) || known.has(key) || own.has(key)) continue;
    own.set(key, title);
  }
  return [...own.values()].slice(0, MOST);
}
