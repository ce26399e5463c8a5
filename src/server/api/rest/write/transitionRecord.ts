import { grantOf, hasAccessKey, qualify } from "../../../../schema/accessKeys";
import type { Entity } from "../../../../schema/catalog";
import type { Transition } from "../../../../schema/document";
import { AppError } from "../../../../shared/errors";
import type { Actor } from "../../../access/session/session";
import { runStatement } from "../../../db/runStatement";
import type { Row } from "../serializers";
import { demandRules } from "./body/demandRules";
import {
  demandVersion,
  inWrite,
  lockRecord,
  note,
  notifyChange,
  openWrite,
  type Precondition,
  rereadRecords,
} from "./recordWrites";
import { transitionStatement } from "./statements/writeStatements";
import { handleOf, type WriteContext } from "./writeContext";

export interface TransitionCall extends Precondition {
  readonly id: string;
  /** The transition's name. */
  readonly name: string;
}

function transitionOf({ states }: Entity, name: string): { readonly stateField: string; readonly transition: Transition } {
  const transition = states && Object.hasOwn(states.transitions, name) ? states.transitions[name] : undefined;
  if (!states || !transition) throw new AppError("route.notFound");
  return { stateField: states.field, transition };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function demandRequired({ requires = [] }: Transition, record: Row): void {
  const missing = requires.filter((name) => isEmpty(record[name]));
  if (missing.length === 0) return;
  throw new AppError("request.invalid", { faults: missing.map((name) => ({ path: `/${name}`, rule: "required" })) });
}

/**
 * Moves a record to another state. Besides the transition's own keys it takes a grant that reaches the record: the one
 * to update where the person has any, else the one to read.
 * @throws AppError `route.notFound`, `access.denied`, `record.notFound`, `record.conflict`, `record.transition` from
 * another state, `request.invalid` where a field that the move requires has no value
 */
export async function transitionRecord(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  { id, name, version }: TransitionCall,
): Promise<Row> {
  const { stateField, transition } = transitionOf(entity, name);
  if (!hasAccessKey(transition.access.map(qualify), actor.accessKeys)) throw new AppError("access.denied");
  const call = openWrite(context, entity, actor, grantOf(entity, actor.accessKeys, "update") ? "update" : "read");
  const field = entity.fields.get(stateField);
  if (!field) throw new AppError("route.notFound");
  return inWrite(call, async () => {
    const before = await lockRecord(call, id);
    demandVersion(call, [before], version, { [stateField]: transition.to });
    const state = String(before[stateField]);
    if (!transition.from.includes(state))
      throw new AppError("record.transition", { extensions: { state, from: [...transition.from] } });
    demandRequired(transition, before);
    demandRules(entity, before, { ...before, [stateField]: transition.to });
    const hooks = context.hooksOf(entity).filter((hook) => hook.beforeTransition ?? hook.afterTransition);
    const db = handleOf(context, before);
    for (const hook of hooks) await hook.beforeTransition?.({ db, record: before, transition: name, actor });
    const move = { id: String(before.id), field, from: transition.from, to: transition.to };
    const [after] = await runStatement<Row>(context.database, transitionStatement(context.catalog, entity, move));
    if (!after) throw new AppError("record.transition");
    const changes = { [stateField]: { from: before[stateField], to: after[stateField] } };
    await note(call, "transition", [{ record: after, changes }]);
    notifyChange(call, "update", [after]);
    for (const hook of hooks) await hook.afterTransition?.({ db, record: after, transition: name, actor });
    const [current = after] = hooks.length > 0 ? await rereadRecords(call, [move.id]) : [after];
    return current;
  });
}
