import Type from "typebox";
import type { ClientCatalog } from "../../schema/clientCatalog";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";

/** Texts by their keys, which are nested at each dot. */
export type Phrases = { readonly [key: string]: string | Phrases };

const DemoAccount = Type.Object({ role: Type.String(), email: Type.String() });
const Demo = Type.Object({ origin: Type.String(), accounts: Type.Array(DemoAccount), password: Type.String() });

export type DemoAccount = ValueOf<typeof DemoAccount>;
/** How a visitor of a demo installation comes in. */
export type Demo = ValueOf<typeof Demo>;

/** What pages load before all else. */
export const startApi = defineApi({
  "GET /api/door": defineCall({
    summary: "The demo's accounts, for the front page; no call where there is no demo",
    answer: Type.Object({ demo: Demo }),
  }),
  "GET /api/locales/:language": defineCall({
    summary: "All texts of a language; `nl-BE` answers Dutch",
    params: Type.Object({ language: Type.String() }),
    answer: Type.Unsafe<Phrases>({ type: "object" }),
    examples: { params: { language: "es" } },
  }),
  "GET /api/catalog": defineCall({
    summary: "What consoles are generated from",
    answer: Type.Unsafe<ClientCatalog>({ type: "object" }),
  }),
});
