import { geographyApi } from "../../../contracts/api/geography";
import { type ExtensionRoute, type GlobalDb, type RouteContext, route } from "../../../server/kit";
import { areasOf, countriesOf, sortedElements } from "./listOf";

const DEFAULT_COUNTRY = "ES";

type Read = (db: GlobalDb, country: string) => Promise<readonly { readonly code: string; readonly name: unknown }[]>;

/** The country of the community that the caller is signed in to. */
async function ownCountry({ session, communityTheme, globalDb }: RouteContext): Promise<string> {
  const theme = session?.space?.kind === "community" ? await communityTheme(session.space.id) : undefined;
  if (!theme?.country) return DEFAULT_COUNTRY;
  const row = await globalDb.selectFrom("country").select("code").where("id", "=", theme.country).executeTakeFirst();
  return row?.code ?? DEFAULT_COUNTRY;
}

function listRoute(name: Extract<keyof typeof geographyApi, `GET /lovs/${string}`>, read: Read): ExtensionRoute {
  return route(geographyApi, name, {
    // Sign-up reads them before there is a session.
    access: "public",
    document: { headers: ["Accept-Language", "X-Space"] },
    handle: async (context, { query: { country }, reply }) => {
      const rows = await read(context.globalDb, country?.toUpperCase() ?? (await ownCountry(context)));
      // Without a country the answer depends on the caller.
      reply.headers({ "Cache-Control": `${country ? "public" : "private"}, max-age=3600`, Vary: "Accept-Language" });
      return sortedElements(rows, context.language);
    },
  });
}

/** `GET /lovs/{provinces|regions|nielsen|countries}` (spec section 7, lists). */
export const lovRoutes: readonly ExtensionRoute[] = [
  listRoute("GET /lovs/provinces", (db, country) => areasOf(db, "PROVINCE", country)),
  listRoute("GET /lovs/regions", (db, country) => areasOf(db, "REGION", country)),
  listRoute("GET /lovs/nielsen", (db, country) => areasOf(db, "NIELSEN", country)),
  listRoute("GET /lovs/countries", countriesOf),
];
