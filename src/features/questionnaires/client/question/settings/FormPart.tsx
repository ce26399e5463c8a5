import { memo, useMemo } from "react";
import { SchemaForm } from "../../../../../client/kit/console";
import type { JsonObject } from "../../../../../shared/json";
import type { Question } from "../../../../../survey/questionnaire";
import { useStable } from "../../useStable";
import { formValue, withFormValue } from "./settingsForm";

interface FormPartProps {
  readonly id: string;
  readonly schema: JsonObject;
  readonly uiSchema?: JsonObject;
  readonly question: Question;
  readonly language: string;
  readonly isDisabled: boolean;
  readonly onReplace: (question: Question) => void;
}

const NO_HINTS: JsonObject = {};

/** A generated form is slow to draw: this one is drawn again only when its own values change. */
const Form = memo(SchemaForm);

/** The generated form of a part of a question. */
export function FormPart({ id, schema, uiSchema = NO_HINTS, question, language, isDisabled, onReplace }: FormPartProps) {
  const text = JSON.stringify(formValue(schema, question));
  const value = useMemo(() => JSON.parse(text) as object, [text]);
  const context = useMemo(() => ({ editingLanguage: language, isDefaultMeant: true }), [language]);
  const change = useStable((edited: Record<string, unknown>) => onReplace(withFormValue(schema, question, edited)));
  return (
    <Form
      idPrefix={id}
      schema={schema}
      uiSchema={uiSchema}
      value={value}
      onChange={change}
      disabled={isDisabled}
      formContext={context}
    />
  );
}
