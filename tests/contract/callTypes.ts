// Checked by the compiler alone: each line below an `@ts-expect-error` fails when a call's contract is changed.
import Type from "typebox";
import { clientOf } from "../../src/client/data/clientOf";
import { route } from "../../src/server/kit";
import { defineApi, defineCall } from "../../src/shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID } from "../../src/shared/calls/schemas";

const api = defineApi({
  "PUT /api/toys/:id": defineCall({
    summary: "Paint a toy",
    params: ById,
    body: closed({ colour: Type.String() }),
    answer: closed({ paintedIn: Type.String(), coats: Type.Integer() }),
    examples: { params: { id: EXAMPLE_ID }, body: { colour: "red" }, answer: { paintedIn: "red", coats: 2 } },
  }),
  "GET /api/toys/:id": defineCall({ summary: "A toy", params: ById, answer: closed({ paintedIn: Type.String() }) }),
  "DELETE /api/toys/:id": defineCall({ summary: "Throw a toy away", params: ById }),
});
const access = { entity: "toy", action: "update" } as const;

route(api, "PUT /api/toys/:id", { access, handle: async (_, { body }) => ({ paintedIn: body.colour, coats: 1 }) });
route(api, "DELETE /api/toys/:id", { access, handle: async () => {} });

// @ts-expect-error the body's field has another name
route(api, "PUT /api/toys/:id", { access, handle: async (_, { body }) => ({ paintedIn: body.color, coats: 1 }) });
// @ts-expect-error the answer's field has another name
route(api, "PUT /api/toys/:id", { access, handle: async (_, { body }) => ({ colour: body.colour, coats: 1 }) });
// @ts-expect-error no such call
route(api, "PUT /api/toy/:id", { access, handle: async () => undefined });

defineCall({
  summary: "Paint a toy",
  body: closed({ colour: Type.String() }),
  // @ts-expect-error the example isn't one of the schema
  examples: { body: { color: "red" } },
});

const toys = clientOf<typeof api>();
const params = { id: EXAMPLE_ID };

export async function paint(): Promise<string> {
  // @ts-expect-error the body's field has another name
  await toys.call("PUT /api/toys/:id", { params, body: { color: "red" } });
  // @ts-expect-error the body is missing
  await toys.call("PUT /api/toys/:id", { params });
  // @ts-expect-error only reads are kept in the cache
  toys.keyOf("PUT /api/toys/:id", { params, body: { colour: "red" } });
  const answer = await toys.call("PUT /api/toys/:id", { params, body: { colour: "red" } });
  // @ts-expect-error the answer's field has another name
  return answer.colour ?? answer.paintedIn;
}
