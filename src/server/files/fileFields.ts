import type { Entity, Field } from "../../schema/catalog";
import { holdsFiles } from "../../schema/holdsFiles";
import { fileIdOf } from "./fileAddress";

/** The most open first. */
const AUDIENCES: readonly Field["audience"][] = ["everybody", "space", "members", undefined];

/** How far down the field is among those that say who may see a file: the most open of its fields speaks for it. */
export function openness({ audience }: Field): number {
  return AUDIENCES.indexOf(audience);
}

/** Fields that are a file, or hold some; the most open first. */
export function fileFields({ fields }: Entity): readonly Field[] {
  return [...fields.values()].filter(({ schema }) => holdsFiles(schema)).toSorted((a, b) => openness(a) - openness(b));
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* textsOf(part);
}

/** Ids of our files that a value refers to. */
export function fileIdsIn(value: unknown): readonly string[] {
  return [...new Set([...textsOf(value)].flatMap((text) => fileIdOf(text) ?? []))];
}
