import type { JsonObject } from "../../shared/json";
import type { Language } from "../../shared/languages";
import type { SpaceDb } from "../db/query/spaceDb";

/** What an extension knows of a member outside the records that are the member's own: a list of the personal export. */
export interface PersonalDataPart {
  /** The list's name, unique, e.g. `answers`. */
  readonly name: string;
  /** What the list is, an item's properties by name, and an item, for the OpenAPI document. */
  readonly description: string;
  readonly properties: Readonly<Record<string, JsonObject>>;
  readonly example: JsonObject;
  /** @returns the items; read page by page, however many there are */
  readonly read: (member: {
    readonly db: SpaceDb;
    readonly memberId: string;
    /** Of the texts. */
    readonly language: Language;
  }) => AsyncIterable<object>;
}

/** A number that members read in their own profile. */
export interface ProfileFigure {
  /** Unique, e.g. `commentsNum`. */
  readonly name: string;
  readonly count: (db: SpaceDb, memberId: string) => Promise<number>;
}
