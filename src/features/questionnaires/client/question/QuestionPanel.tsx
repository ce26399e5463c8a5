import { Alert, Box, Divider, Stack, Typography } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { faultsOf, faultText } from "../../../../client/kit/questions";
import { type JsonObject } from "../../../../shared/json";
import { groupsOf } from "../../../../survey/logic/optionGroups";
import { type Option, type OptionGroup, type Question } from "../../../../survey/questionnaire";
import { type QuestionType } from "../../../../survey/questionType";
import { findQuestion } from "../editor/draft/questionnaireDraft";
import { type QuestionFocus, useEditor } from "../editor/EditorContext";
import { QuestionMenu } from "../editor/outline/QuestionMenu";
import { PartTabs } from "../logic/PartTabs";
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
import { PanelForm } from "../../../surveys/client/question/panel/PanelForm";
import { PanelFaults, PanelHead } from "../../../surveys/client/question/panel/PanelHead";

interface QuestionPanelProps {
  readonly question: Question;
  readonly focus: QuestionFocus;
}

/** A question's form, from its type's schema, or its logic. */
export function QuestionPanel({ question, focus }: QuestionPanelProps) {
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
