import type { LimeSurveyQuestion } from "../../../../../survey/exchange/limeSurvey";
import type { FieldsQuestion } from "../../../../../survey/questions/fieldsQuestion";

/** Fields as subquestions; which of them have to be filled can only be said of all. */
export function fieldNeeds({
  fields,
  requiredTexts,
}: FieldsQuestion): Pick<LimeSurveyQuestion, "subquestions" | "needs"> & { readonly lost: readonly string[] } {
  const required = fields.filter((field) => field.required);
  const isAll = requiredTexts === true || required.length === fields.length;
  return {
    subquestions: fields,
    needs: { least: isAll ? fields.length : 1, mandatory: fields.length },
    lost: isAll ? [] : required.map(({ code }) => `required=${code}`),
  };
}
