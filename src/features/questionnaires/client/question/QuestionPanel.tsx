import { Alert, Box, Divider, Stack, Typography } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { faultsOf, faultText } from "../../../../client/kit/questions";
import type { JsonObject } from "../../../../shared/json";
import { groupsOf } from "../../../../survey/logic/optionGroups";
import type { Option, OptionGroup, Question } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import { findQuestion } from "../editor/draft/questionnaireDraft";
import { type QuestionFocus, useEditor } from "../editor/EditorContext";
import { QuestionMenu } from "../editor/outline/QuestionMenu";
import { PartTabs } from "../logic/PartTabs";
import { PipeButton } from "../logic/PipeButton";
import { QuestionLogic } from "../logic/QuestionLogic";
import { useStable } from "../useStable";
import { CodesField } from "./options/CodesField";
import { OptionGroupsEditor } from "./options/OptionGroupsEditor";
import { OptionsEditor } from "./options/OptionsEditor";
import { PictureField } from "./options/PictureField";
import { useKnownTypes } from "./QuestionTypesContext";
import { QuotaNote } from "./QuotaNote";
import { answerSchema, headSchema, timingSchema } from "./settings/commonSchemas";
import { FormPart } from "./settings/FormPart";
import { SourcesEditor } from "./settings/SourcesEditor";
import { settingHint } from "./settings/settingHint";
import { settingsUi, translatedSchema } from "./settings/settingsForm";
import { settingsParts } from "./settings/settingsParts";
import { onlySettings, shownSettings } from "./settings/shownSettings";
import { sourcesIn } from "./settings/sources";
import { textsOfType } from "./settings/textsOfType";
import { VariableField } from "./settings/VariableField";

const NO_OPTIONS: readonly Option[] = [];
const NO_GROUPS: readonly OptionGroup[] = [];

function optionsOf(question: Question, name: string): readonly Option[] {
  const value = question[name];
  return Array.isArray(value) ? (value as readonly Option[]) : NO_OPTIONS;
}

function codesOf(question: Question, name: string): readonly string[] {
  const value = question[name];
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : [];
}

function hasFields(schema: JsonObject): boolean {
  return Object.keys((schema.properties ?? {}) as object).length > 0;
}

/** A question's form, from its type's schema. */
export function QuestionPanel({ question, focus }: { readonly question: Question; readonly focus: QuestionFocus }) {
  const { isNew = false, part = "form", pointer } = focus;
  const type = useKnownTypes().get(question.type);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The dialog of the types gives the focus back when it has gone; only then can it move on.
    const timer = setTimeout(() => {
      if (!panel.current?.contains(document.activeElement)) panel.current?.querySelector("textarea")?.focus();
    }, 250);
    return () => clearTimeout(timer);
  }, [isNew]);
  return (
    <Stack ref={panel} sx={{ gap: 3 }}>
      <PanelHead question={question} type={type} />
      <PanelFaults question={question} />
      <PartTabs question={question} part={part}>
        {part === "logic" ? (
          <QuestionLogic question={question} pointer={pointer} />
        ) : type ? (
          <PanelForm question={question} type={type} />
        ) : (
          <UnknownType question={question} />
        )}
      </PartTabs>
    </Stack>
  );
}

function UnknownType({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  return <Alert severity="info">{t("surveys.question.unknownType", { type: question.type })}</Alert>;
}

function PanelHead({ question, type }: { readonly question: Question; readonly type: QuestionType | undefined }) {
  const { t } = useTexts();
  const { canUpdate } = useEditor();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: "flex-start" }}>
      <Box sx={{ color: "primary.main", display: "grid", pt: 0.5 }}>
        <Icon name={type?.icon ?? "HelpOutline"} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {t(`questionTypes.${question.type}.name`, { _: question.type })}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(`questionTypes.${question.type}.help`, { _: "" })}
        </Typography>
      </Box>
      {canUpdate && <QuestionMenu question={question} />}
    </Stack>
  );
}

function PanelFaults({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const texts = [...new Set(faultsOf(editor.faults, question).map((fault) => faultText(fault, t)))];
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}

interface PanelFormProps {
  readonly question: Question;
  readonly type: QuestionType;
}

function PanelForm({ question, type }: PanelFormProps) {
  const { t } = useTexts();
  const { editor, canUpdate, language } = useEditor();
  const texts = useRef<HTMLDivElement>(null);
  const head = useMemo(() => headSchema(t), [t]);
  const answer = useMemo(() => answerSchema(t), [t]);
  const timing = useMemo(() => timingSchema(t), [t]);
  const parts = useMemo(() => settingsParts(type.settings, type.uiSettings), [type]);
  const own = useMemo(() => textsOfType(type.name, t), [type, t]);
  const isLooped = findQuestion(editor.draft, question.id)?.block.loop !== undefined;
  // A form is slow to draw: its schema stays while the same settings show.
  const shown = shownSettings(parts.rest, { type, question, isLooped }).join();
  const rest = useMemo(() => translatedSchema(onlySettings(parts.rest, shown.split(",")), own), [parts, own, shown]);
  const ui = useMemo(() => settingsUi(rest, type.uiSettings), [rest, type]);
  const titleOf = ({ name, title }: { readonly name: string; readonly title: string }) =>
    own(`questionTypes.settings.${name}`, { _: title });

  function replace(next: Question) {
    if (JSON.stringify(next) !== JSON.stringify(question)) editor.change({ kind: "replaceQuestion", question: next });
  }
  function set(name: string, value: unknown) {
    const { [name]: _previous, ...others } = question;
    replace((value === undefined ? others : { ...others, [name]: value }) as Question);
  }
  const setList = useStable(set);
  const groups = question.optionGroups ? groupsOf(question) : NO_GROUPS;
  const faults = faultsOf(editor.faults, question);
  /** What has a fault shows all the same: it has to be mended somewhere. */
  const isShown = ({ name }: { readonly name: string }) =>
    settingHint(type, question, name, "shownFor") || faults.some(({ path }) => path.startsWith(`/${name}/`));
  const form = (id: string, schema: JsonObject, uiSchema?: JsonObject) => (
    <FormPart
      id={`${id}-${question.id}`}
      schema={schema}
      {...(uiSchema ? { uiSchema } : {})}
      question={question}
      language={language}
      isDisabled={!canUpdate}
      onReplace={replace}
    />
  );
  return (
    <>
      <Box ref={texts}>
        {form("head", head)}
        <PipeButton question={question} area={texts} />
      </Box>
      {parts.pictures.map((picture) => (
        <PictureField
          key={picture.name}
          label={titleOf(picture)}
          value={typeof question[picture.name] === "string" ? String(question[picture.name]) : undefined}
          onChange={(address) => set(picture.name, address)}
          isDisabled={!canUpdate}
        />
      ))}
      {parts.lists.filter(isShown).map((list) => (
        <OptionsEditor
          key={list.name}
          title={titleOf(list)}
          list={list}
          options={optionsOf(question, list.name)}
          groups={list.hasGroups ? groups : NO_GROUPS}
          language={language}
          fallbackLanguage={editor.draft.languages[0] ?? language}
          isDisabled={!canUpdate}
          onChange={setList}
        />
      ))}
      {parts.lists.some(({ hasGroups }) => hasGroups) && (
        <OptionGroupsEditor
          question={question}
          language={language}
          fallbackLanguage={editor.draft.languages[0] ?? language}
          isDisabled={!canUpdate}
          onReplace={replace}
        />
      )}
      {parts.codeLists.map((list) => (
        <CodesField
          key={list.name}
          title={titleOf(list)}
          codes={codesOf(question, list.name)}
          options={optionsOf(question, parts.lists[0]?.name ?? "")}
          language={language}
          isDisabled={!canUpdate}
          onChange={(codes) => set(list.name, codes.length > 0 ? codes : undefined)}
        />
      ))}
      {hasFields(rest) && (
        <Box component="section">
          <Divider sx={{ mb: 2.5 }} />
          {form("settings", rest, ui)}
        </Box>
      )}
      {parts.sourceLists.filter(isShown).map((list) => (
        <SourcesEditor
          key={list.name}
          name={list.name}
          title={titleOf(list)}
          question={question}
          sources={sourcesIn(question[list.name])}
          isOfNumbers={settingHint(type, question, list.name, "numbersFor")}
          isDisabled={!canUpdate}
          onChange={(sources) => set(list.name, sources.length > 0 ? sources : undefined)}
        />
      ))}
      <Box component="section" sx={{ display: "grid", gap: 2.5 }}>
        <Divider />
        {type.isAnswerable && !type.isAssigned && <QuotaNote question={question} />}
        {type.isAnswerable && !type.isAssigned && form("answer", answer)}
        <VariableField question={question} />
      </Box>
      {!type.isAssigned && (
        <Box component="section" sx={{ display: "grid", gap: 2.5 }}>
          <Divider />
          <Box>
            <Typography variant="subtitle2" component="h3">
              {t("surveys.common.timing")}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t("surveys.common.timingHelp")}
            </Typography>
          </Box>
          {form("timing", timing)}
        </Box>
      )}
    </>
  );
}
