import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { partContent } from "../../../../server/kit";
import { composedText } from "../../../../shared/composedText";
import { AppError } from "../../../../shared/errors";
import { LARGEST_FILE, uploadRules } from "../../../../survey/compile/uploadRules";
import type { PlainEntries } from "../../../../survey/plainForm/plainValue";
import type { SurveyPageContext } from "./surveyPageContext";

const MEGABYTE = 1024 * 1024;
const LIMITS = { parts: 1_000, fields: 1_000, fieldSize: 65_536, fieldNameSize: 300, files: 20, fileSize: LARGEST_FILE };
/** Of a form with files, in bytes. */
export const LARGEST_FORM = LARGEST_FILE * 5;
/** Where no question takes files. */
const LARGEST_TEXTS = MEGABYTE;

export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A question's form, as a browser sends it. */
export interface SentForm {
  readonly questionId: string;
  readonly move: "start" | "next" | "back";
  readonly isUnknown: boolean;
  readonly entries: PlainEntries;
  readonly files: readonly SentFile[];
}

function moveOf(text: string | undefined): SentForm["move"] {
  return text === "start" || text === "back" ? text : "next";
}

/** @throws AppError `request.unsupportedMediaType`, `request.tooLarge` */
export async function readForm(
  request: FastifyRequest,
  { questionnaire }: Pick<SurveyPageContext, "questionnaire">,
): Promise<SentForm> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  const isLarge = Number(request.headers["content-length"]) > LARGEST_TEXTS;
  if (isLarge && ![...questionnaire.byId.values()].some(uploadRules)) throw new AppError("request.tooLarge");
  const entries = new Map<string, string[]>();
  const files: SentFile[] = [];
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === "field")
      entries.set(part.fieldname, [...(entries.get(part.fieldname) ?? []), composedText(String(part.value))]);
    else {
      const content = await partContent(part);
      // What was left empty comes as a file without a name.
      if (part.filename !== "" && content.length > 0) files.push({ name: part.filename, content });
    }
  }
  const [questionId = ""] = entries.get("question") ?? [];
  const [missing] = entries.get("missing") ?? [];
  return { questionId, move: moveOf(entries.get("move")?.[0]), isUnknown: missing === "dont-know", entries, files };
}
