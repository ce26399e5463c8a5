import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { listVersions } from "../questionnaire/listVersions";
import { readVersion } from "../questionnaire/readVersion";

const BASE = "/api/activities/:id/questionnaire/versions";
/** Numbers of versions, as addresses spell them. */
const numberSchema = { type: "string", pattern: "^[1-9][0-9]{0,8}$" } as const;
const access: ExtensionRoute["access"] = { entity: "activity", action: "read" };

/** What has been published of an activity's questionnaire: it never changes. */
export const versionRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: BASE,
    summary: "Published versions of an activity's questionnaire, newest first",
    access,
    schema: { params: requiredObject({ id: idSchema }) },
    handle: ({ db }, request) => listVersions(db, (request.params as { readonly id: string }).id),
  },
  {
    method: "GET",
    url: `${BASE}/:number`,
    summary: "A published version with all that it asks",
    access,
    schema: { params: requiredObject({ id: idSchema, number: numberSchema }) },
    handle: ({ db }, request) => {
      const { id, number } = request.params as { readonly id: string; readonly number: string };
      return readVersion(db, { activityId: id, number: Number(number) });
    },
  },
];
