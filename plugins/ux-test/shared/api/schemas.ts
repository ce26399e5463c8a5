import Type from "typebox";
import type { ValueOf } from "../../../../src/shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id, nullable } from "../../../../src/shared/calls/schemas";
import { ADDRESS, LONGEST_ADDRESS, LONGEST_INSTRUCTIONS, LONGEST_NAME, LONGEST_TASK, SHORTEST_TIMEOUT } from "../uxTest";

/** A page that browsers open, and the server never does: on the web, or from `/` on, of this installation. */
export const Address = Type.String({ maxLength: LONGEST_ADDRESS, pattern: ADDRESS });

/** A task as it is set up. */
export const UxTask = closed({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: LONGEST_NAME, pattern: "\\S" }),
  type: Type.Enum(["NAVIGATION_TEST", "QUESTIONS_ONLY"]),
  instructions: Type.String({ minLength: 1, maxLength: LONGEST_INSTRUCTIONS, pattern: "\\S" }),
  startUrlDesktop: nullable(Address),
  startUrlPhone: nullable(Address),
  minimumSeconds: nullable(Type.Integer({ minimum: 1, maximum: LONGEST_TASK, description: "Before which it can't be done" })),
  timeoutSeconds: Type.Integer({ minimum: SHORTEST_TIMEOUT, maximum: LONGEST_TASK }),
});
export type UxTask = ValueOf<typeof UxTask>;

export const TASK_EXAMPLE: UxTask = {
  ...{ id: EXAMPLE_ID, name: "Comprar un abono", type: "NAVIGATION_TEST" },
  instructions: "Busca el abono mensual joven y llega hasta el pago.",
  ...{ startUrlDesktop: null, startUrlPhone: null, minimumSeconds: null, timeoutSeconds: 300 },
};
