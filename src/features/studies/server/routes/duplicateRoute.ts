import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { duplicateStudy } from "../duplicateStudy";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id = { type: "string", format: "uuid" } as const;
const BODY = requiredObject({ name: { type: "string", minLength: 3, maxLength: 120, pattern: "\\S" } });

export const duplicateRoute: ExtensionRoute = {
  method: "POST",
  url: "/api/studies/:id/duplicate",
  summary: "Make a new study that asks the same people the same",
  access: { kind: "suite" },
  schema: { params: requiredObject({ id }), body: BODY },
  describe: () => ({
    examples: { id: EXAMPLE_ID },
    body: { schema: BODY, example: { name: "Desayunos, segunda ola" } },
    answer: { status: 201, schema: requiredObject({ id }), example: { id: EXAMPLE_ID } },
  }),
  handle: async ({ db, records }, request, reply) => {
    const { id: source } = request.params as { readonly id: string };
    const { name } = request.body as { readonly name: string };
    const made = await duplicateStudy(db, records, { id: source, name: name.trim() });
    reply.code(201);
    return { id: made };
  },
};
