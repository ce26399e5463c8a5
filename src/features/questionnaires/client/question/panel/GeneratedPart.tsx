import type { JsonObject } from "../../../../../shared/json";
import { FormPart } from "../settings/FormPart";
import type { SectionProps } from "./useQuestionForm";

interface GeneratedPartProps extends SectionProps {
  readonly name: string;
  readonly schema: JsonObject;
  readonly uiSchema?: JsonObject;
}

/** The part of a question's form that a schema describes. */
export function GeneratedPart({ form, name, schema, uiSchema }: GeneratedPartProps) {
  const { question, language, isDisabled, replace } = form;
  return (
    <FormPart
      id={`${name}-${question.id}`}
      schema={schema}
      {...(uiSchema ? { uiSchema } : {})}
      question={question}
      language={language}
      isDisabled={isDisabled}
      onReplace={replace}
    />
  );
}
