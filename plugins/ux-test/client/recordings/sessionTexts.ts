import type { Translate } from "../../../../src/client/kit/console";
import type { UxSession } from "../../shared/recordings/galleryApi";

/** Tells sessions apart: a person at a task has one. */
export const keyOf = ({ responseId, questionId }: Pick<UxSession, "responseId" | "questionId">) => `${responseId} ${questionId}`;

/** The member's name, or the participant's number. */
export const personName = (t: Translate, { person }: Pick<UxSession, "person">) =>
  person.nickname ?? t("uxTest.recordings.gallery.participant", { number: person.number });

/** What the team has seen of the outcome; undefined before anybody has said it. */
export const seenOf = ({ marks }: Pick<UxSession, "marks">) =>
  marks.find(({ kind }) => kind === "SEEN_SUCCESS" || kind === "SEEN_FAILURE")?.kind;

/** Each tag once, in alphabetical order. */
export const tagsOf = ({ marks }: Pick<UxSession, "marks">): readonly string[] =>
  [...new Set(marks.flatMap(({ kind, text }) => (kind === "TAG" ? [text] : [])))].toSorted((one, other) =>
    one.localeCompare(other),
  );
