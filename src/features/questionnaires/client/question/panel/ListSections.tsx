import { PictureField } from "../../../../../client/kit/questions";
import { CodesField } from "../options/CodesField";
import { OptionGroupsEditor } from "../options/OptionGroupsEditor";
import { OptionsEditor } from "../options/OptionsEditor";
import { SourcesEditor } from "../settings/SourcesEditor";
import { settingHint } from "../settings/settingHint";
import { sourcesIn } from "../settings/sources";
import { codesOf, groupsFor, listOrNothing, optionsOf, pictureOf } from "./questionSettings";
import type { SectionProps } from "./useQuestionForm";

export function PictureSection({ form }: SectionProps) {
  const { question, parts, titleOf, set, isDisabled } = form;
  return parts.pictures.map((picture) => (
    <PictureField
      key={picture.name}
      label={titleOf(picture)}
      value={pictureOf(question, picture.name)}
      isRequired={picture.isRequired}
      onChange={(address) => set(picture.name, address)}
      isDisabled={isDisabled}
    />
  ));
}

export function OptionSection({ form }: SectionProps) {
  const { question, parts, titleOf, isVisible, set, language, fallbackLanguage, isDisabled } = form;
  return parts.lists
    .filter(isVisible)
    .map((list) => (
      <OptionsEditor
        key={list.name}
        title={titleOf(list)}
        list={list}
        options={optionsOf(question, list.name)}
        groups={groupsFor(question, list)}
        language={language}
        fallbackLanguage={fallbackLanguage}
        isDisabled={isDisabled}
        onChange={set}
      />
    ));
}

export function OptionGroupSection({ form }: SectionProps) {
  const { question, parts, replace, language, fallbackLanguage, isDisabled } = form;
  if (!parts.lists.some(({ hasGroups }) => hasGroups)) return null;
  return (
    <OptionGroupsEditor
      question={question}
      language={language}
      fallbackLanguage={fallbackLanguage}
      isDisabled={isDisabled}
      onReplace={replace}
    />
  );
}

export function CodeSection({ form }: SectionProps) {
  const { question, parts, titleOf, set, language, isDisabled } = form;
  return parts.codeLists.map((list) => (
    <CodesField
      key={list.name}
      title={titleOf(list)}
      codes={codesOf(question, list.name)}
      options={optionsOf(question, parts.lists[0]?.name ?? "")}
      language={language}
      isDisabled={isDisabled}
      onChange={(codes) => set(list.name, listOrNothing(codes))}
    />
  ));
}

export function SourceSection({ form }: SectionProps) {
  const { question, type, parts, titleOf, isVisible, set, isDisabled } = form;
  return parts.sourceLists
    .filter(isVisible)
    .map((list) => (
      <SourcesEditor
        key={list.name}
        name={list.name}
        title={titleOf(list)}
        question={question}
        sources={sourcesIn(question[list.name])}
        isOfNumbers={settingHint(type, question, list.name, "numbersFor")}
        isDisabled={isDisabled}
        onChange={(sources) => set(list.name, listOrNothing(sources))}
      />
    ));
}
