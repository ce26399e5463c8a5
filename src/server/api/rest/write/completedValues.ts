import type { Entity } from "../../../../schema/catalog";
import type { CompleteValues } from "../../../host/serverHost";
import { hooksFor, type WriteContext } from "./writeContext";

interface Given {
  /** Of all the records. */
  readonly spaceId: string;
  /** The fields that the write gives. */
  readonly fields: readonly string[];
}

/** What hooks make follow from a write's values (`EntityHook.completer`). @returns nothing where no hook does */
export async function completerFor(
  context: WriteContext,
  entity: Entity,
  { spaceId, fields }: Given,
): Promise<CompleteValues | undefined> {
  const hooks = hooksFor(context, entity, fields).filter(({ completer }) => completer);
  if (hooks.length === 0) return undefined;
  const db = context.spaceDb(spaceId);
  const completers: CompleteValues[] = [];
  for (const hook of hooks) if (hook.completer) completers.push(await hook.completer(db));
  return (values) => completers.reduce((given, complete) => complete(given), values);
}
