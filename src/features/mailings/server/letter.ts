import { AppError } from "../../../shared/errors";
import { runsOf, toRichText, withTexts } from "../../../shared/richText/richText";
import { LONGEST_LINK, type RichRun, type RichText } from "../../../shared/richText/richTextSchema";
import { MAILING_ERRORS } from "../shared/errors";
import { fieldIssues, fillFields, type MergeField, type MergeValues } from "../shared/mergeFields";

/** What somebody wrote, with merge fields. */
export interface WrittenText {
  readonly subject: string;
  readonly content: RichText;
}

/** A typed web address, without the punctuation after it. */
const ADDRESS = /https?:\/\/[^\s<>"{}|\\^`]+[^\s<>"{}|\\^`.,;:!?'()[\]]/g;

/** Makes links of web addresses in a text; one that goes on with a merge field is no address yet. */
function linkedRuns(run: RichRun): readonly RichRun[] {
  if (run.link !== undefined) return [run];
  const runs: RichRun[] = [];
  let end = 0;
  for (const { 0: address, index } of run.text.matchAll(ADDRESS)) {
    const after = index + address.length;
    if (address.length > LONGEST_LINK || run.text.startsWith("{{", after)) continue;
    if (index > end) runs.push({ ...run, text: run.text.slice(end, index) });
    runs.push({ ...run, text: address, link: address });
    end = after;
  }
  return end === 0 ? [run] : end < run.text.length ? [...runs, { ...run, text: run.text.slice(end) }] : runs;
}

/** A text as it is kept: formatted, with links where addresses were typed. */
export function toContent(written: RichText | string): RichText {
  const { blocks } = typeof written === "string" ? toRichText(written) : written;
  const linked = (runs: readonly RichRun[]) => runs.flatMap(linkedRuns);
  return {
    blocks: blocks.map(({ kind, runs, items }) => ({
      kind,
      ...(runs ? { runs: linked(runs) } : {}),
      ...(items ? { items: items.map(linked) } : {}),
    })),
  };
}

/**
 * Checks the merge fields of a text, and that there is a text at all.
 * @throws AppError `mailings.unknownField`, `mailings.noFallback` with `fields`, `request.invalid`
 */
export function demandText({ subject, content }: WrittenText): void {
  const texts = [subject, ...runsOf(content).map(({ text }) => text)];
  const issues = texts.map(fieldIssues);
  const unknown = [...new Set(issues.flatMap((issue) => issue.unknown))];
  if (unknown.length > 0) throw new AppError(MAILING_ERRORS.unknownField, { extensions: { fields: unknown } });
  const bare = [...new Set(issues.flatMap((issue) => issue.bare))];
  if (bare.length > 0) throw new AppError(MAILING_ERRORS.noFallback, { extensions: { fields: bare } });
  if (subject.trim() === "") throw new AppError("request.invalid", { faults: [{ path: "/subject", rule: "required" }] });
  if (runsOf(content).every(({ text }) => text.trim() === ""))
    throw new AppError("request.invalid", { faults: [{ path: "/content", rule: "required" }] });
}

/** A text as a person gets it, and the fields that are empty for that person. */
export function fillText({ subject, content }: WrittenText, values: MergeValues) {
  const missing = new Set<MergeField>();
  const fill = (text: string) => {
    const filled = fillFields(text, values);
    for (const field of filled.missing) missing.add(field);
    return filled.text;
  };
  return { subject: fill(subject), content: withTexts(content, fill), missing: [...missing] };
}
