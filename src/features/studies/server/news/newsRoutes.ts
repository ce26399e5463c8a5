import { component, type ExtensionRoute } from "../../../../server/kit";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { noteNewsSeen, readNews } from "./readNews";

const URL = "/clientSuite/clientNotifications";
const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id = { type: "string", format: "uuid" } as const;
const text = { type: "string" } as const;
const maybe = { type: ["string", "null"] } as const;
const integer = { type: "integer" } as const;
const unseen = { ...integer, description: "Of all, not of the page alone" } as const;

const QUERY = optionalObject({
  page: { type: "string", pattern: "^\\d{1,6}$", description: "From 0" },
  pageSize: { type: "string", pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` },
});
const NEWS = requiredObject({
  id,
  title: text,
  message: maybe,
  link: { ...maybe, description: "Below the suite's address" },
  study: { ...maybe, format: "uuid" },
  seen: { type: "boolean" },
  date: { type: "string", format: "date-time" },
});
const PAGE = component(
  "ClientNotificationPage",
  requiredObject({ notifications: { type: "array", items: NEWS }, unseen, totalElements: integer }),
);
const PAGE_EXAMPLE = {
  notifications: [
    {
      ...{ id: EXAMPLE_ID, title: "Tu estudio «Desayunos» está en campo", message: "Ya se está invitando al panel." },
      ...{ link: `/studies/${EXAMPLE_ID}/order`, study: EXAMPLE_ID, seen: false, date: "2027-01-15T10:00:00.000Z" },
    },
  ],
  unseen: 1,
  totalElements: 1,
};
/** Which ones; all without. */
const SEEN_BODY = optionalObject({ ids: { type: "array", minItems: 1, maxItems: LARGEST_PAGE, items: id } });

/** What the company was told of its studies (spec section 7, suite). */
export const newsRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: URL,
    summary: "What the company was told of its studies, the newest first",
    access: { kind: "suite" },
    schema: { querystring: QUERY },
    describe: () => ({
      examples: { page: "0", pageSize: String(PAGE_SIZE) },
      answer: { schema: PAGE, example: PAGE_EXAMPLE },
    }),
    handle: (context, request) => {
      const { page = "0", pageSize = String(PAGE_SIZE) } = request.query as {
        readonly page?: string;
        readonly pageSize?: string;
      };
      return readNews(context, { page: Number(page), pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE) });
    },
  },
  {
    method: "POST",
    url: URL,
    summary: "Note that notifications were seen: all, or those of the ids",
    access: { kind: "suite" },
    schema: { body: SEEN_BODY },
    describe: () => ({
      body: { schema: SEEN_BODY, example: { ids: [EXAMPLE_ID] } },
      answer: { schema: requiredObject({ unseen }), example: { unseen: 0 } },
    }),
    handle: async (context, request) => {
      const { ids } = request.body as { readonly ids?: readonly string[] };
      return { unseen: await noteNewsSeen(context, ids) };
    },
  },
];
