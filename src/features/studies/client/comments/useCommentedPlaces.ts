import { useMemo } from "react";
import { useTexts } from "../../../../client/kit/console";
import { localize } from "../../../../shared/languages";
import { questionsOf } from "../../../../survey/questionnaire";
import type { StudyComment } from "../../shared/api/comments";
import { ORDER_PARTS, questionIn } from "../../shared/comments";
import { useQuestionnaire } from "../review/useQuestionnaire";

/** A place that was commented on, with what it is called and where it is seen. */
export interface CommentedPlace {
  readonly place: string;
  readonly title: string;
  /** Path of its question below the study's own; nothing of a part of the order, and where the question is gone. */
  readonly path: string | undefined;
  readonly comments: readonly StudyComment[];
}

/** Places with their comments, in the order of the study: its parts, its questions, questions that are gone. */
export function useCommentedPlaces(studyId: string, comments: readonly StudyComment[]): readonly CommentedPlace[] {
  const { t, language } = useTexts();
  const { data } = useQuestionnaire(
    studyId,
    comments.some(({ place }) => questionIn(place) !== undefined),
  );
  return useMemo(() => {
    const questions = data ? questionsOf(data.draft) : [];
    const places = [...new Set(comments.map(({ place }) => place))];
    const orderOf = (place: string) => {
      const id = questionIn(place);
      if (id === undefined) return (ORDER_PARTS as readonly string[]).indexOf(place);
      const at = questions.findIndex((question) => question.id === id);
      return ORDER_PARTS.length + (at < 0 ? questions.length : at);
    };
    const titleOf = (place: string) => {
      const id = questionIn(place);
      if (id === undefined) return t(`studies.comments.parts.${place}`);
      const at = questions.findIndex((question) => question.id === id);
      const question = questions[at];
      if (!question) return t("studies.comments.gone");
      return t("studies.comments.question", { number: at + 1, title: localize(question.title, language) });
    };
    const pathOf = (place: string) => {
      const id = questionIn(place);
      const isThere = questions.some((question) => question.id === id);
      return id !== undefined && isThere ? `questionnaire?question=${encodeURIComponent(id)}` : undefined;
    };
    return places
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map((place) => ({
        ...{ place, title: titleOf(place), path: pathOf(place) },
        comments: comments.filter((comment) => comment.place === place),
      }));
  }, [comments, data, language, t]);
}
