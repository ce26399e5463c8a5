import type { TestApp } from "../../../tests/helpers/app";
import { anotherAddress, openLink } from "../../../tests/helpers/respondents";
import { publishedSurvey } from "../../../tests/helpers/surveys";
import type { Checkpoint } from "../questions/uxTask/uxTaskQuestion";
import type { NavigationEvent } from "../shared/navigation/events";

export const SITE = "https://shop.example";
const OWN_PAGE = { origin: "http://localhost:80", host: "localhost:80" };

export const CHECKPOINTS: readonly Checkpoint[] = [
  { id: "cart", name: "Cart", event: "URL_LOAD", url: `${SITE}/cart*` },
  { id: "buy", name: "Buy", event: "CLICK", selector: "#buy", message: { es: "Bien hecho", en: "Well done" }, isSuccess: true },
];

/**
 * A published survey that asks for two tasks on a site.
 * @param settings of each of its two questions, `first` and `second`
 * @returns base of the calls by its open link
 */
export async function siteSurvey(app: TestApp, token: string, settings: Readonly<Record<string, unknown>> = {}) {
  const site = { startUrlDesktop: `${SITE}/`, checkpoints: CHECKPOINTS, ...settings };
  const questions = ["first", "second"].map((id) => ({
    ...{ id, variable: id, type: "ux-task", title: { es: `¿${id}?` }, withoutEase: true },
    ...site,
  }));
  const activityId = await publishedSurvey(app, token, { languages: ["es"], blocks: [{ id: "b", questions }] });
  return { activityId, base: await openLink(app, token, activityId) };
}

/** Somebody who has begun to answer by the link. */
export async function siteVisitor(app: TestApp, base: string) {
  const begun = await app.call({ method: "POST", url: base, headers: OWN_PAGE, address: anotherAddress() });
  const headers = { ...OWN_PAGE, cookie: String(begun.headers["set-cookie"]).split(";")[0] ?? "" };
  return {
    complete: () => app.call({ method: "POST", url: `${base}/complete`, headers, body: {} }),
    tokenFor: async (questionId = "first", purpose = "events"): Promise<string> => {
      const answer = await app.call({ method: "POST", url: `${base}/run-token`, headers, body: { questionId, purpose } });
      return answer.json().token;
    },
  };
}

/** A call of the snippet, as a page of an origin makes it. */
export function snippetCall(app: TestApp, path: "" | "/run", body: unknown, origin: string | undefined = SITE) {
  return app.app.inject({
    method: "POST",
    url: `/api/ux-events${path}`,
    headers: { "content-type": "text/plain;charset=UTF-8", ...(origin ? { origin } : {}) },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** When the tabs of these tests began. */
export const BEGAN_AT = Date.now() - 3_600_000;

/** The events of a tab, numbered from `from` on, a second apart. */
export function eventsOf(
  steps: readonly Partial<NavigationEvent>[],
  { tab = "t1", from = 1 }: { readonly tab?: string; readonly from?: number } = {},
): readonly NavigationEvent[] {
  return steps.map((step, index) => ({
    ...{ tab, number: from + index, at: BEGAN_AT + (from + index) * 1_000, kind: "LOAD", url: `${SITE}/` },
    ...step,
  }));
}
