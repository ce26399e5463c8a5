import type { TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { DRAFT } from "../../../../tests/helpers/surveys";

const DAY_MS = 86_400_000;

/** What the suite answers of notifications. */
export interface NewsPage {
  readonly notifications: readonly {
    id: string;
    kind: string;
    title: string;
    message: string | null;
    link: string | null;
    study: string | null;
    seen: boolean;
  }[];
  readonly unseen: number;
  readonly totalElements: number;
}

/** Who moves a study, and what they read of it. */
export interface StudyMovers {
  readonly call: (method: "GET" | "POST" | "PUT", url: string, token: string, body?: object) => ReturnType<TestApp["call"]>;
  readonly client: string;
  readonly backoffice: string;
  /** A study that is ready for its price. @returns its id */
  readonly newStudy: (name: string, values?: object) => Promise<string>;
  /** @throws Error where it is refused */
  readonly move: (id: string, name: string, token?: string) => Promise<void>;
  /** Opens a released study, approved as the provider does it. */
  readonly open: (id: string) => Promise<void>;
  readonly readNews: (token?: string, query?: string) => Promise<NewsPage>;
}

/** The demo's client and the back office, at the studies of the demo's company. */
export async function studyMovers(app: TestApp): Promise<StudyMovers> {
  const [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
  const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
  const call: StudyMovers["call"] = (method, url, token, body) => app.call({ method, url, token, ...(body ? { body } : {}) });
  const demand = async (answer: ReturnType<TestApp["call"]>) => {
    const { statusCode, body } = await answer;
    if (statusCode >= 400) throw new Error(body);
    return body === "" ? undefined : JSON.parse(body);
  };
  const move: StudyMovers["move"] = (id, name, token = client) =>
    demand(call("POST", `/api/studies/${id}/transitions/${name}`, token, {}));
  return {
    ...{ call, client, backoffice, move },
    newStudy: async (name, values = {}) => {
      const releaseDate = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
      const body = {
        ...{ name, title: "Tu desayuno", type: "CONSUMER_SURVEY", country: spain?.id, releaseDate },
        ...{ sampleSize: 40, incidenceRate: 80, estimatedDuration: 8, ...values },
      };
      const { id } = await demand(call("POST", "/api/studies", client, body));
      const { revision } = await demand(call("GET", `/api/studies/${id}/questionnaire`, client));
      await demand(call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision }));
      return id;
    },
    open: async (id) => {
      await rows(app, "update study set approved_at = now() where id = $1", [id]);
      await move(id, "open", backoffice);
    },
    readNews: (token = client, query = "") => demand(call("GET", `/clientSuite/clientNotifications${query}`, token)),
  };
}
