import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";

/** The failure of a record that isn't there, in words of its own where its entity has some. */
export function absent({ name }: Pick<Entity, "name">): AppError {
  return new AppError("record.notFound", { detailKey: `records.absent.${name}` });
}
