import Type from "typebox";
import { NEWS_KINDS } from "../../../contracts/services/companyNews";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LARGEST_NEWS_PAGE, NEWS_PAGE_SIZE } from "./kinds";

const Kind = Type.String({ enum: [...NEWS_KINDS] });

const News = Type.Object({
  id: Id,
  kind: Kind,
  title: Type.String(),
  message: nullable(Type.String()),
  link: nullable(Type.String({ description: "Below the suite's address" })),
  study: nullable(Id),
  seen: Type.Boolean({ description: "By the person who asks" }),
  date: Instant,
});
const unseen = Type.Integer({ description: "Of all, not of the page alone" });
const NewsPage = component(
  "ClientNotificationPage",
  Type.Object({ notifications: Type.Array(News), unseen, totalElements: Type.Integer() }),
);
const Choice = closed({
  kind: Kind,
  isShown: Type.Boolean({ description: "In the suite" }),
  isMailed: Type.Boolean({ description: "By mail" }),
});
const NewsChoices = component("NewsChoices", closed({ kinds: Type.Array(Choice) }));
const ChangedChoice = closed({
  kind: Kind,
  isShown: Type.Optional(Type.Boolean()),
  isMailed: Type.Optional(Type.Boolean()),
});

/** What a company was told. */
export type News = ValueOf<typeof News>;
/** The newest first, those that the person may see and wants to. */
export type NewsPage = ValueOf<typeof NewsPage>;
export type NewsChoices = ValueOf<typeof NewsChoices>;
export type ChangedChoice = ValueOf<typeof ChangedChoice>;

const news: NewsPage = {
  notifications: [
    {
      ...{ id: EXAMPLE_ID, kind: "study", title: "Tu estudio «Desayunos» está en campo" },
      ...{ message: "Ya se está invitando al panel.", date: "2027-01-15T10:00:00.000Z" },
      ...{ link: `/studies/${EXAMPLE_ID}/order`, study: EXAMPLE_ID, seen: false },
    },
  ],
  unseen: 1,
  totalElements: 1,
};
const choices: NewsChoices = { kinds: [{ kind: "study", isShown: true, isMailed: true }] };

/** What people of a company are told, and what they want to be told. */
export const newsApi = defineApi({
  "GET /clientSuite/clientNotifications": defineCall({
    summary: "What the company was told, as the person sees it, the newest first",
    query: closed({
      page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
      pageSize: Type.Optional(
        Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_NEWS_PAGE}; ${NEWS_PAGE_SIZE} if absent` }),
      ),
    }),
    answer: NewsPage,
    examples: { query: { page: "0", pageSize: String(NEWS_PAGE_SIZE) }, answer: news },
  }),
  "POST /clientSuite/clientNotifications": defineCall({
    summary: "Note that the person has seen notifications: all, or those of the ids",
    body: closed({ ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: LARGEST_NEWS_PAGE })) }),
    answer: Type.Object({ unseen }),
    examples: { body: { ids: [EXAMPLE_ID] }, answer: { unseen: 0 } },
  }),
  "GET /api/news/settings": defineCall({
    summary: "What the person hears of, in the suite and by mail",
    answer: NewsChoices,
    examples: { answer: choices },
  }),
  "PUT /api/news/settings": defineCall({
    summary: "Choose what one hears of; what is absent stays",
    body: closed({ kinds: Type.Array(ChangedChoice, { minItems: 1, maxItems: NEWS_KINDS.length }) }),
    answer: NewsChoices,
    examples: { body: { kinds: [{ kind: "study", isMailed: false }] }, answer: choices },
  }),
});
