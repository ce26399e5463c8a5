import type { ExtensionRoute, GlobalDb, RouteContext } from "../../../server/kit";
import type { JsonObject } from "../../../shared/json";
import { areasOf, countriesOf, sortedElements } from "./listOf";

const DEFAULT_COUNTRY = "ES";

const QUERY: JsonObject = {
  type: "object",
  additionalProperties: false,
  properties: {
    country: {
      type: "string",
      pattern: "^[A-Za-z]{2}$",
      description: "ISO 3166-1 code. Where absent, that of the session's community, else ES",
    },
  },
};

const ELEMENT: JsonObject = {
  type: "object",
  required: ["lovName", "elementId", "id", "code"],
  properties: {
    lovName: { type: "string" },
    elementId: { type: "integer" },
    id: { type: "integer" },
    code: { type: "string" },
  },
};

interface List {
  readonly path: string;
  readonly summary: string;
  readonly read: (db: GlobalDb, country: string) => Promise<readonly { readonly code: string; readonly name: unknown }[]>;
}

const LISTS: readonly List[] = [
  { path: "provinces", summary: "A country's provinces", read: (db, country) => areasOf(db, "PROVINCE", country) },
  { path: "regions", summary: "A country's regions", read: (db, country) => areasOf(db, "REGION", country) },
  { path: "nielsen", summary: "A country's Nielsen areas", read: (db, country) => areasOf(db, "NIELSEN", country) },
  { path: "countries", summary: "All countries", read: countriesOf },
];

/** The country of the community that the caller is signed in to. */
async function ownCountry({ session, communityTheme, globalDb }: RouteContext): Promise<string> {
  const theme = session?.space?.kind === "community" ? await communityTheme(session.space.id) : undefined;
  if (!theme?.country) return DEFAULT_COUNTRY;
  const row = await globalDb.selectFrom("country").select("code").where("id", "=", theme.country).executeTakeFirst();
  return row?.code ?? DEFAULT_COUNTRY;
}

function routeOf({ path, summary, read }: List): ExtensionRoute {
  return {
    method: "GET",
    url: `/lovs/${path}`,
    summary,
    // Sign-up asks for them before there is a session.
    access: "public",
    schema: { querystring: QUERY },
    describe: () => ({
      headers: ["Accept-Language", "X-Space"],
      examples: { country: "ES" },
      answer: {
        schema: { type: "array", items: ELEMENT },
        example: [{ lovName: "Barcelona", elementId: 8, id: 8, code: "08" }],
      },
    }),
    handle: async (context, request, reply) => {
      const { country } = request.query as { readonly country?: string };
      const rows = await read(context.globalDb, country?.toUpperCase() ?? (await ownCountry(context)));
      // Without a country the answer depends on who asks.
      reply.headers({ "Cache-Control": `${country ? "public" : "private"}, max-age=3600`, Vary: "Accept-Language" });
      return sortedElements(rows, context.language);
    },
  };
}

/** `GET /lovs/{provinces|regions|nielsen|countries}` (spec section 7, lists). */
export const lovRoutes: readonly ExtensionRoute[] = LISTS.map(routeOf);
