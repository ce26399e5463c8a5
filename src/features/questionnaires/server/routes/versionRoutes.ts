import { type ExtensionRoute, forEachOwner } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { listVersions } from "../questionnaire/listVersions";
import { readVersion } from "../questionnaire/readVersion";

/** Numbers of versions, as addresses spell them. */
const numberSchema = { type: "string", pattern: "^[1-9][0-9]{0,8}$" } as const;

/** What has been published of a questionnaire: it never changes. */
export const versionRoutes: readonly ExtensionRoute[] = forEachOwner(({ base, reading: access }) => [
  {
    method: "GET",
    url: `${base}/questionnaire/versions`,
    summary: "Published versions of a questionnaire, newest first",
    access,
    schema: { params: requiredObject({ id: idSchema }) },
    handle: ({ db }, request) => listVersions(db, (request.params as { readonly id: string }).id),
  },
  {
    method: "GET",
    url: `${base}/questionnaire/versions/:number`,
    summary: "A published version with all that it asks",
    access,
    schema: { params: requiredObject({ id: idSchema, number: numberSchema }) },
    handle: ({ db }, request) => {
      const { id, number } = request.params as { readonly id: string; readonly number: string };
      return readVersion(db, { activityId: id, number: Number(number) });
    },
  },
]);
