import { attributes, type Html, html, type RouteContext } from "../../../../server/kit";
import { directionOf } from "../../../../shared/directionOf";
import { type Language, type LocalizedText, localize } from "../../../../shared/languages";
import type { Option, Question } from "../../../../survey/questionnaire";
import type { StudyComment } from "../../shared/api/comments";
import { LONGEST_COMMENT, LONGEST_NAME, ORDER_PARTS, type OrderPart, questionPlace } from "../../shared/comments";
import type { SharedStudy } from "./readShared";

const BRAND = "Sondeo";

/** What the page is written with. */
export interface SharedWords {
  readonly language: Language;
  readonly text: RouteContext["text"];
  /** IANA name. */
  readonly timeZone: string;
  /** Of its own address. */
  readonly address: string;
  /** The name that the reader gave before; empty at first. */
  readonly name: string;
}

const t = ({ text, language }: SharedWords, key: string, params?: Readonly<Record<string, unknown>>) =>
  text(`studies.shared.${key}`, params, language);

const number = (value: number, { language }: SharedWords) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

function momentText(instant: string, { language, timeZone }: SharedWords): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(instant));
}

function said({ author, side, date, text, resolvedAt }: StudyComment, words: SharedWords): Html {
  const whose = words.text(`studies.comments.sides.${side}`, {}, words.language);
  const state = resolvedAt && html` · ${t(words, "resolved")}`;
  return html`<li class="${resolvedAt ? "said done" : "said"}"><small><strong>${author}</strong> · ${whose} · <time datetime="${date}">${momentText(date, words)}</time>${state ?? undefined}</small><p>${text}</p></li>`;
}

/** What was said of a place, and a form to say more; named for those who hear the page. */
function commentsPart(study: SharedStudy, place: string, label: string, words: SharedWords): Html {
  const here = study.comments.filter((comment) => comment.place === place);
  const list = here.length > 0 && html`<ul>${here.map((comment) => said(comment, words))}</ul>`;
  if (study.isOver) return html`${list}`;
  const id = `at-${place.replaceAll(/[^A-Za-z0-9]/g, "-")}`;
  const field = (name: string, more: Readonly<Record<string, string | number | boolean | undefined>>) =>
    attributes({ id: `${id}-${name}`, name, required: true, ...more });
  // Forms of this sort are the only ones that the server takes from pages.
  return html`${list}<details id="${id}"><summary>${t(words, "comment")}<span class="hidden"> · ${label}</span></summary><form method="post" enctype="multipart/form-data" action="${words.address}"><input type="hidden" name="place" value="${place}"><label for="${id}-name">${t(words, "name")}</label><input${field("name", { value: words.name, maxlength: LONGEST_NAME, autocomplete: "name" })}><label for="${id}-text">${t(words, "text")}</label><textarea${field("text", { maxlength: LONGEST_COMMENT })}></textarea><button type="submit">${t(words, "send")}</button></form></details>`;
}

function row(label: string, value: string): Html {
  return html`<li><span>${label}</span><span class="amount">${value}</span></li>`;
}

function sampleRows({ sample, minutes, releaseDate }: SharedStudy, words: SharedWords): readonly Html[] {
  const field = (name: string) => words.text(`entities.study.fields.${name}`, {}, words.language);
  const day = (date: string) =>
    new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return [
    ...(sample === null ? [] : [row(field("sampleSize"), number(sample, words))]),
    ...(minutes === null ? [] : [row(field("estimatedDuration"), t(words, "minutes", { smart_count: minutes }))]),
    ...(releaseDate === null ? [] : [row(field("releaseDate"), day(releaseDate))]),
  ];
}

function priceRows({ price }: SharedStudy, words: SharedWords): readonly Html[] {
  if (!price) return [];
  const say = (kind: string) => words.text(`studies.price.${kind}`, {}, words.language);
  return [
    ...price.lines.map(({ kind, amount }) => row(say(kind), number(amount, words))),
    row(say("total"), number(price.total, words)),
  ];
}

/** What a part of the order says; a part that says nothing can be commented on all the same. */
const ROWS: Readonly<Record<OrderPart, (study: SharedStudy, words: SharedWords) => readonly Html[]>> = {
  study: () => [],
  sample: sampleRows,
  profile: ({ criteria }) => criteria.map(({ label, values }) => row(label, values.join(", "))),
  quotas: ({ quotas }, words) => quotas.map(({ title, target }) => row(title, number(target, words))),
  price: priceRows,
};

function orderPart(part: OrderPart, study: SharedStudy, words: SharedWords): Html {
  const title = words.text(`studies.comments.parts.${part}`, {}, words.language);
  const rows = ROWS[part](study, words);
  const isNamed = study.comments.some(({ place }) => place === part);
  if (rows.length === 0 && !isNamed && part !== "study") return html``;
  const list = rows.length > 0 && html`<ul class="rows">${rows}</ul>`;
  return html`<section><h2>${title}</h2>${list}${commentsPart(study, part, title, words)}</section>`;
}

/** Texts of what can be answered: options, rows, items, whatever the question's type calls its lists. */
function optionTexts(question: Question, language: string): readonly string[] {
  const isOption = (item: unknown): item is Option =>
    typeof item === "object" && item !== null && "label" in item && "code" in item;
  return Object.values(question).flatMap((setting) =>
    Array.isArray(setting) ? setting.filter(isOption).map(({ label }) => localize(label, language)) : [],
  );
}

function questionPart(question: Question, at: number, study: SharedStudy, words: SharedWords): Html {
  const language = study.languages.includes(words.language) ? words.language : (study.languages[0] ?? words.language);
  const title = `${at}. ${localize(question.title, language)}`;
  const type = words.text(`questionTypes.${question.type}.name`, { _: question.type }, words.language);
  const direction = directionOf(words.language);
  const texts = optionTexts(question, language);
  const options = texts.length > 0 && html`<ul class="options">${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
  return html`<li lang="${language}" dir="${directionOf(language)}"><h3>${title}</h3><p class="facts"><span lang="${words.language}" dir="${direction}">${type}</span></p>${options}<div lang="${words.language}" dir="${direction}">${commentsPart(study, questionPlace(question.id), title, words)}</div></li>`;
}

function questionsPart(study: SharedStudy, words: SharedWords): Html {
  let at = 0;
  const blocks = study.blocks.map(({ title, questions }) => {
    const language = study.languages[0] ?? words.language;
    const heading = title && (localize(title as LocalizedText, language) || undefined);
    const items = questions.map((question) => {
      at += 1;
      return questionPart(question, at, study, words);
    });
    return html`${heading !== undefined && html`<p class="block" lang="${language}" dir="${directionOf(language)}">${heading}</p>`}<ol class="cards">${items}</ol>`;
  });
  if (at === 0) return html``;
  return html`<section><h2>${t(words, "questions")}</h2>${blocks}</section>`;
}

function frame(main: Html): Html {
  return html`<header><div class="column"><span class="brand">${BRAND}</span></div></header><main><div class="column">${main}</div></main>`;
}

/** A study for colleagues. @param isSent whether a comment has just been taken */
export function sharedDocument(study: SharedStudy, words: SharedWords, isSent: boolean) {
  const intro = html`<p class="muted">${t(words, "intro", { company: study.company })}</p>`;
  const sent = isSent && html`<p class="notice sent" role="status">${t(words, "sent")}</p>`;
  const objective = study.objective && html`<p>${study.objective}</p>`;
  // What concerns all of it is said once it was read.
  const [whole, ...parts] = ORDER_PARTS.map((part) => orderPart(part, study, words));
  const head = html`<h1 class="page-title">${study.name}</h1>${intro}${sent}${objective || undefined}`;
  return { title: `${study.name} · ${BRAND}`, body: frame(html`${head}${parts}${questionsPart(study, words)}${whole}`) };
}

/** For whoever comes by a link that leads nowhere. */
export function noSharedDocument(words: Pick<SharedWords, "language" | "text">) {
  const say = (key: string) => words.text(`studies.shared.unknown.${key}`, {}, words.language);
  return {
    title: `${say("title")} · ${BRAND}`,
    body: frame(html`<h1 class="page-title">${say("title")}</h1><p>${say("body")}</p>`),
  };
}
