import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";
import { AnswerSection, TimingSection } from "./AnswerSections";
import { HeadSection } from "./HeadSection";
import { CodeSection, OptionGroupSection, OptionSection, PictureSection, SourceSection } from "./ListSections";
import { OwnSettingSection } from "./OwnSettingSection";
import { SettingsSection } from "./SettingsSection";
import { useQuestionForm } from "./useQuestionForm";

interface PanelFormProps {
  readonly question: Question;
  readonly type: QuestionType;
}

/** A question's form, section by section; a section without anything to edit is not drawn. */
export function PanelForm({ question, type }: PanelFormProps) {
  const form = useQuestionForm(question, type);
  return (
    <>
      <HeadSection form={form} />
      <PictureSection form={form} />
      <OwnSettingSection form={form} />
      <OptionSection form={form} />
      <OptionGroupSection form={form} />
      <CodeSection form={form} />
      <SettingsSection form={form} />
      <OwnSettingSection form={form} isBelow />
      <SourceSection form={form} />
      <AnswerSection form={form} />
      <TimingSection form={form} />
    </>
  );
}
