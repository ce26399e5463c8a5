import type { TaskPart } from "./api";

/** The parts that have to be answered: the required ones, all of them where none is. */
export function neededParts<Part extends Pick<TaskPart, "isRequired">>(parts: readonly Part[]): readonly Part[] {
  const required = parts.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : parts;
}

/** 0 to 1: how many of the needed parts are answered. @param answered ids of parts */
export function progressOf(
  parts: readonly { readonly id: string; readonly isRequired: boolean }[],
  answered: ReadonlySet<string>,
): number {
  const needed = neededParts(parts);
  return needed.length === 0 ? 0 : needed.filter(({ id }) => answered.has(id)).length / needed.length;
}
