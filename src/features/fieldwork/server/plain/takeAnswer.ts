import type { AnswerBody } from "../../../../contracts/api/execution";
import type { PageContext } from "../../../../server/kit";
import { COMMENT_ENTRY, entryName } from "../../../../survey/plainForm/plainForm";
import { type PlainEntries, readPlainValue } from "../../../../survey/plainForm/plainValue";
import { uploadFile } from "../files/uploadFile";
import type { FieldworkServices } from "../services";
import type { PlainQuestion } from "./plainQuestion";
import type { SentForm } from "./readForm";
import type { SurveyPageContext } from "./surveyPageContext";

type Tools = FieldworkServices & { readonly files: PageContext["files"] };

/**
 * The form's entries with the files that came with it stored, each by its address.
 * @throws AppError as `uploadFile`
 */
export async function storeFiles(
  { responseContext }: SurveyPageContext,
  question: PlainQuestion,
  form: SentForm,
  tools: Tools,
): Promise<PlainEntries> {
  if (question.form.shape !== "files" || form.files.length === 0) return form.entries;
  const addresses: string[] = [];
  for (const file of form.files) {
    const { url } = await uploadFile(responseContext, { questionId: question.id, ...file }, tools);
    addresses.push(url);
  }
  return new Map([...form.entries, [entryName(), [...(form.entries.get(entryName()) ?? []), ...addresses]]]);
}

/** What the entries say, as the API takes it. "Don't know" wins: a choice can't be taken back without a script. */
export function answerOf(question: PlainQuestion, entries: PlainEntries, isUnknown: boolean): AnswerBody {
  if (isUnknown) return { value: null, missing: "dont-know" };
  const value = readPlainValue(question.form, entries) ?? null;
  const comment = entries.get(COMMENT_ENTRY)?.[0]?.trim();
  return { value, ...(comment ? { comment } : {}) };
}
