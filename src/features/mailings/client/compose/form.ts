import { parseNames } from "../../../../shared/parseNames";
import { runsOf } from "../../../../shared/richText/richText";
import type { RichText } from "../../../../shared/richText/richTextSchema";
import type { LetterBody, MailingDraft, ScheduledEmail } from "../../shared/api";
import type { Audience } from "../../shared/audience";
import type { AudienceKind } from "../../shared/audienceKinds";
import type { Channel } from "../../shared/mailings";
import { fieldIssues } from "../../shared/mergeFields";

/** With what the page is opened from elsewhere. */
export interface ComposeStart {
  /** Members who were selected in their list. */
  readonly selected?: readonly string[];
  /** A scheduled e-mail to be changed. */
  readonly scheduled?: ScheduledEmail;
}

/** What somebody writes, as the form holds it. */
export interface MailingForm {
  readonly channel: Channel;
  readonly subject: string;
  readonly content: RichText;
  readonly message: string;
  readonly image: string | undefined;
  readonly replyTo: string;
  readonly kind: AudienceKind;
  readonly tags: readonly string[];
  readonly segment: string | undefined;
  readonly activity: string | undefined;
  /** As they were pasted. */
  readonly names: string;
  /** Members who were selected elsewhere, in place of names. */
  readonly selected: readonly string[];
}

const EMPTY: MailingForm = {
  channel: "MAIL",
  subject: "",
  content: { blocks: [] },
  message: "",
  image: undefined,
  replyTo: "",
  kind: "ALL",
  tags: [],
  segment: undefined,
  activity: undefined,
  names: "",
  selected: [],
};

/** What the history's entry of the page holds, as far as it is ours. */
export function startOf(state: unknown): ComposeStart {
  return typeof state === "object" && state !== null ? state : {};
}

/** The form as the page opens with it. */
export function formOf({ selected = [], scheduled }: ComposeStart): MailingForm {
  if (!scheduled) return { ...EMPTY, selected, kind: selected.length > 0 ? "PEOPLE" : "ALL" };
  const { subject, content, image, replyTo, audience } = scheduled;
  return {
    ...EMPTY,
    subject,
    content,
    image: image ?? undefined,
    replyTo: replyTo ?? "",
    kind: audience.kind,
    tags: audience.tags ?? [],
    segment: audience.segment,
    activity: audience.activity,
    names: (audience.people ?? []).join("\n"),
  };
}

/** Whom it is for; undefined while it isn't said. */
export function audienceOf({ kind, tags, segment, activity, names, selected }: MailingForm): Audience | undefined {
  if (kind === "ALL") return { kind };
  if (kind === "TAGS") return tags.length > 0 ? { kind, tags } : undefined;
  if (kind === "SEGMENT") return segment ? { kind, segment } : undefined;
  if (kind === "PENDING") return activity ? { kind, activity } : undefined;
  const people = selected.length > 0 ? selected : parseNames(names);
  return people.length > 0 ? { kind, people } : undefined;
}

export type FormField = "subject" | "text" | "replyTo" | "audience";
type FormIssue = "required" | "unknownField" | "noFallback" | "email";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function textIssue(texts: readonly string[]): FormIssue | undefined {
  if (texts.every((text) => text.trim() === "")) return "required";
  const issues = texts.map(fieldIssues);
  if (issues.some(({ unknown }) => unknown.length > 0)) return "unknownField";
  return issues.some(({ bare }) => bare.length > 0) ? "noFallback" : undefined;
}

/** What is wrong with each part of the form. */
export function formIssues(form: MailingForm): Readonly<Partial<Record<FormField, FormIssue>>> {
  const texts = form.channel === "MAIL" ? runsOf(form.content).map(({ text }) => text) : [form.message];
  const replyTo = form.replyTo.trim();
  const found: readonly (readonly [FormField, FormIssue | undefined])[] = [
    ["audience", audienceOf(form) ? undefined : "required"],
    ["subject", textIssue([form.subject])],
    ["text", textIssue(texts)],
    ["replyTo", form.channel === "ALERT" || replyTo === "" || EMAIL.test(replyTo) ? undefined : "email"],
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined));
}

export function letterOf({ subject, content, image, replyTo }: MailingForm): LetterBody {
  const address = replyTo.trim();
  return { subject: subject.trim(), content, ...(image ? { image } : {}), ...(address ? { replyTo: address } : {}) };
}

export function draftOf(form: MailingForm, audience: Audience): MailingDraft {
  const { channel, subject, content, message } = form;
  return { channel, subject: subject.trim(), content: channel === "MAIL" ? content : message, audience };
}
