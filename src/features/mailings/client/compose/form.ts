import { parseNames } from "../../../../shared/parseNames";
import { runsOf } from "../../../../shared/richText/richText";
import type { RichText } from "../../../../shared/richText/richTextSchema";
import type { CheckedText, DraftBody, LetterBody } from "../../shared/api/drafts";
import type { MailingDetails } from "../../shared/api/history";
import type { Audience } from "../../shared/audience";
import type { AudienceKind } from "../../shared/audienceKinds";
import type { Channel } from "../../shared/mailings";
import { fieldIssues } from "../../shared/mergeFields";

/** With what the page is opened from elsewhere. */
export interface ComposeStart {
  /** Members who were selected in their list. */
  readonly selected?: readonly string[];
  /** A draft to go on with. */
  readonly draft?: MailingDetails;
  /** A scheduled e-mail to be changed. */
  readonly scheduled?: MailingDetails;
  /** A mailing from which another one starts. */
  readonly source?: MailingDetails;
}

/** Where a notification leads. */
export const DESTINATIONS = ["NOWHERE", "ACTIVITY", "ADDRESS"] as const;
export type Destination = (typeof DESTINATIONS)[number];

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
  /** Where a notification leads, with the activity or the path. */
  readonly leadsTo: Destination;
  readonly destination: string | undefined;
  readonly link: string;
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
  leadsTo: "NOWHERE",
  destination: undefined,
  link: "",
};

/** Members who were selected elsewhere, as the history's entry of the page holds them. */
export function startOf(state: unknown): Pick<ComposeStart, "selected"> {
  const selected: unknown = typeof state === "object" && state !== null && "selected" in state ? state.selected : undefined;
  return Array.isArray(selected) ? { selected: selected.filter((id) => typeof id === "string") } : {};
}

/** The form as the page opens with it. */
export function formOf({ selected = [], draft, scheduled, source }: ComposeStart): MailingForm {
  const from = draft ?? scheduled ?? source;
  if (!from) return { ...EMPTY, selected, kind: selected.length > 0 ? "PEOPLE" : "ALL" };
  const { channel, subject, content, message, image, replyTo, to, activity, link } = from;
  return {
    ...{ channel, subject, content, message, image: image ?? undefined, replyTo: replyTo ?? "" },
    ...{ kind: to.kind, tags: to.tags ?? [], segment: to.segment, activity: to.activity },
    ...{ names: (to.people ?? []).join("\n"), selected: [] },
    leadsTo: link !== null ? "ADDRESS" : activity ? "ACTIVITY" : "NOWHERE",
    ...{ destination: activity?.id, link: link ?? "" },
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

export type FormField = "subject" | "text" | "replyTo" | "audience" | "leadsTo";
type FormIssue = "required" | "unknownField" | "noFallback" | "email";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function textIssue(texts: readonly string[]): FormIssue | undefined {
  if (texts.every((text) => text.trim() === "")) return "required";
  const issues = texts.map(fieldIssues);
  if (issues.some(({ unknown }) => unknown.length > 0)) return "unknownField";
  return issues.some(({ bare }) => bare.length > 0) ? "noFallback" : undefined;
}

function destinationIssue({ channel, leadsTo, destination, link }: MailingForm): FormIssue | undefined {
  if (channel === "MAIL" || leadsTo === "NOWHERE") return undefined;
  if (leadsTo === "ACTIVITY") return destination ? undefined : "required";
  return link === "" ? "required" : undefined;
}

/** What is wrong with each part of the form. */
export function formIssues(form: MailingForm): Readonly<Partial<Record<FormField, FormIssue>>> {
  const texts = form.channel === "MAIL" ? runsOf(form.content).map(({ text }) => text) : [form.message];
  const replyTo = form.replyTo.trim();
  const found: readonly (readonly [FormField, FormIssue | undefined])[] = [
    ["audience", audienceOf(form) ? undefined : "required"],
    ["subject", textIssue([form.subject])],
    ["text", textIssue(texts)],
    ["leadsTo", destinationIssue(form)],
    ["replyTo", form.channel === "ALERT" || replyTo === "" || EMAIL.test(replyTo) ? undefined : "email"],
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined));
}

export function letterOf({ subject, content, image, replyTo }: MailingForm): LetterBody {
  const address = replyTo.trim();
  return { subject: subject.trim(), content, ...(image ? { image } : {}), ...(address ? { replyTo: address } : {}) };
}

/** @param at when it is to be sent. @default now */
export function checkedText(form: MailingForm, audience: Audience, at?: CheckedText["at"]): CheckedText {
  const { channel, subject, content, message } = form;
  const common = { channel, subject: subject.trim(), audience, ...(at ? { at } : {}) };
  return channel === "MAIL" ? { ...common, content } : { ...common, content: message, ...destinationOf(form) };
}

/** Where a notification leads, as it is sent. */
export function destinationOf({ leadsTo, destination, link }: MailingForm): Pick<DraftBody, "activity" | "link"> {
  if (leadsTo === "ACTIVITY") return destination ? { activity: destination } : {};
  return leadsTo === "ADDRESS" && link !== "" ? { link } : {};
}

/** Whether there is nothing yet that would be missed. */
export function isBlank({ subject, content, message, image }: MailingForm): boolean {
  const texts = [subject, message, ...runsOf(content).map(({ text }) => text)];
  return image === undefined && texts.every((text) => text.trim() === "");
}

const LONGEST_NAME = 254;

/** The form as a draft is kept, finished or not. */
export function draftBodyOf(form: MailingForm): Omit<DraftBody, "version"> {
  const { channel, subject, content, message, image, replyTo, kind } = form;
  const audience = audienceOf(form) ?? { kind };
  const people = audience.people?.map((name) => name.slice(0, LONGEST_NAME));
  return {
    ...{ channel, subject, content, message },
    ...(image ? { image } : {}),
    ...(replyTo.trim() ? { replyTo: replyTo.trim() } : {}),
    audience: people ? { kind: audience.kind, people } : audience,
    ...destinationOf(form),
  };
}
