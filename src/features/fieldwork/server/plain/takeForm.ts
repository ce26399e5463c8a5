import type { FastifyRequest } from "fastify";
import type { PageContent, PageContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ADDED } from "../../../../shared/surveyAddress";
import { answersById } from "../answer/storedAnswers";
import { uploadedFiles } from "../files/attachFiles";
import { fileAddress } from "../files/fileRow";
import { findResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { nextBlock } from "../session/nextBlock";
import { saveAnswer } from "../session/saveAnswer";
import { savePosition } from "../session/savePosition";
import { startResponse } from "../session/startResponse";
import { issueTexts } from "./issueTexts";
import { type Place, placeOf } from "./placeOf";
import type { PlainFilled, PlainQuestion } from "./plainQuestion";
import { presentQuestion } from "./presentQuestion";
import type { SentForm } from "./readForm";
import { addressWith, showSurvey } from "./showSurvey";
import { parametersOf, type SurveyPageContext } from "./surveyPageContext";
import { answerOf, storeFiles } from "./takeAnswer";

type Tools = FieldworkServices & { readonly files: PageContext["files"] };
type BegunPage = SurveyPageContext & { readonly response: NonNullable<SurveyPageContext["response"]> };

/** The visit with its response begun. @throws AppError as `startResponse` */
async function begin(page: SurveyPageContext, request: FastifyRequest, services: FieldworkServices): Promise<BegunPage> {
  const { responseContext, language, theme } = page;
  await startResponse(responseContext, { language, theme, parameters: parametersOf(request) }, services);
  const response = await findResponse(responseContext, services);
  if (!response) throw new AppError("execution.notFound");
  return { ...page, response };
}

function placeAt({ questionnaire, response }: BegunPage, position: string): Place {
  const answers = answersById(response.answers);
  return placeOf(questionnaire, { drawn: response, answers, position });
}

/** Whoever has begun by the welcome's button is at the first question: no welcome shows again. */
async function enter(page: BegunPage, services: FieldworkServices): Promise<void> {
  if (page.response.state !== "open" || page.response.currentQuestionId !== null) return;
  const { step } = placeAt(page, "");
  if (step) await savePosition(page.responseContext, { questionId: step.question.id }, services);
}

/** The question that the form is of, where the respondent may be at it. */
function sentQuestion(page: BegunPage, { questionId }: SentForm): PlainQuestion | undefined {
  const { questionnaire, response, language } = page;
  const { step, path } = placeAt(page, questionId);
  const compiled = questionnaire.byId.get(questionId);
  if (!compiled || step?.question.id !== questionId) return undefined;
  return presentQuestion(compiled, step, { questionnaire, path, drawn: response, language });
}

/** Leaves the question. @returns whether the survey has ended with it */
async function goOn(page: BegunPage, question: PlainQuestion, sent: SentEntries, services: FieldworkServices): Promise<boolean> {
  const { responseContext, language, theme } = page;
  const asked = { language, theme };
  const body = answerOf(question, sent.entries, sent.isUnknown);
  const answers = question.isAsked ? { [question.id]: body } : {};
  const { state } = await nextBlock(responseContext, { questionId: question.id, answers }, asked, services);
  if (state !== "open") return true;
  const response = (await findResponse(responseContext, services)) ?? page.response;
  const { step } = placeAt({ ...page, response }, response.currentQuestionId ?? "");
  // Only what nobody sees is left.
  return step === undefined && (await nextBlock(responseContext, {}, asked, services)).state !== "open";
}

/** Goes back; what was entered is kept where it can be. */
async function goBack(page: BegunPage, question: PlainQuestion, sent: SentEntries, services: FieldworkServices): Promise<void> {
  const { before } = placeAt(page, question.id);
  if (question.isAsked) {
    const body = answerOf(question, sent.entries, sent.isUnknown);
    await saveAnswer(page.responseContext, { questionId: question.id, body }, services).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "execution.invalidAnswer") throw error;
    });
  }
  if (before) await savePosition(page.responseContext, { questionId: before }, services);
}

type SentEntries = Pick<PlainFilled, "entries" | "isUnknown">;

/** To the question that still needs an answer, where it isn't the one that was sent. */
async function openFirstRefused(
  { responseContext }: SurveyPageContext,
  error: unknown,
  services: FieldworkServices,
): Promise<void> {
  if (!(error instanceof AppError) || !error.code.startsWith("execution.")) throw error;
  const [open] = error.code === "execution.incomplete" ? (error.details.faults ?? []) : [];
  if (open) await savePosition(responseContext, { questionId: open.path }, services);
}

async function fileNames(
  { responseContext, response }: BegunPage,
  question: PlainQuestion,
): Promise<ReadonlyMap<string, string>> {
  if (question.form.shape !== "files") return new Map();
  const files = await uploadedFiles(responseContext.db, response.id, question.id);
  return new Map([...files.values()].map(({ id, name }) => [fileAddress(id), name]));
}

/**
 * Takes a question's form through the operations that the API has.
 * @returns where to go on, or the question again with what is wrong
 */
export async function takeForm(
  page: SurveyPageContext,
  form: SentForm,
  { request, tools }: { readonly request: FastifyRequest; readonly tools: Tools },
): Promise<PageContent | { readonly location: string }> {
  const here = { location: request.url };
  const begun = await begin(page, request, tools);
  if (form.move === "start") {
    await enter(begun, tools);
    return here;
  }
  const question = begun.response.state === "open" ? sentQuestion(begun, form) : undefined;
  if (!question) return here;
  let sent: SentEntries = form;
  try {
    sent = { ...form, entries: await storeFiles(begun, question, form, tools) };
    if (form.move === "back") await goBack(begun, question, sent, tools);
    else if (await goOn(begun, question, sent, tools)) return { location: addressWith(request, ADDED.ended, "1") };
    return here;
  } catch (error) {
    const errors = issueTexts(error, question, begun.text);
    if (!errors) {
      await openFirstRefused(begun, error, tools);
      return here;
    }
    const { entries, isUnknown } = sent;
    const filled = { entries, isUnknown, errors, files: await fileNames(begun, question) };
    return (await showSurvey(begun, request, { question, filled })) ?? here;
  }
}
