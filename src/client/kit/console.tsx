/** The console kit: all that extensions may use of the client on the react-admin side. */

export { CATEGORICAL, ORDERED, SEMANTIC } from "../../shared/theme/tokens";
export { ApiError, type ApiOptions, apiSpace, call, fetchFile, fetchJson, isSignedOut, requiredStep } from "../data/api";
export { clientOf } from "../data/clientOf";
export { communityPath, consoleCommunity } from "../data/communityPath";
export { hasLeft } from "../data/drafts/keptDrafts";
export { forgetLargeDraft, keepLargeDraft, readLargeDraft } from "../data/drafts/largeDrafts";
export { cancelJob, isRunning, type Job } from "../data/jobApi";
export { makeTransition } from "../data/recordApi";
export { recordsOf } from "../data/records";
export { type FileCall, sendFile } from "../data/saving/sendFile";
export { useAddressCountry } from "../data/useAddressCountry";
export { useChannel } from "../data/useChannel";
export { type ListPage, usePages } from "../data/usePages";
export { useServerNow } from "../data/useServerNow";
export type {
  BulkAction,
  BulkActionProps,
  ClientExtension,
  ClientHost,
  ConsolePage,
  DashboardCard,
  EntityRecord,
  FieldKindView,
  FilterProps,
  ListAction,
  ListActionProps,
  NextStep,
  NextStepQuestion,
  OpenQuestionnaire,
  QuestionnaireTool,
  QuestionnaireToolProps,
  QuestionResultProps,
  QuestionResultView,
  QuestionSettingEditor,
  QuestionSettingProps,
  QuickView,
  RecordAction,
  RecordActionProps,
  RecordNextStep,
  RecordNotice,
  RecordNoticeProps,
  RecordRemoval,
  RecordStage,
  RecordTab,
  RecordTabProps,
  SetupStepProps,
  SetupWizard,
  StudyProductView,
  TopBarTool,
  WidgetProps,
  WizardAside,
  WizardAsideProps,
  WizardStartProps,
} from "../host/clientHost";
export { useClientRegistry } from "../host/clientRegistry";
export { ownerClientOf } from "../host/ownerClientOf";
export { ownerPath, ownsStudies } from "../host/ownerPath";
export { isOffered } from "../host/pluginOf";
export { previewAddress } from "../host/previewAddress";
export { type QuestionTypes, useQuestionTypes } from "../host/useQuestionTypes";
export { ActionBar } from "../screens/common/ActionBar";
export { type ConfirmQuestion, useConfirm } from "../screens/common/confirm";
export { type DownloadChoice, DownloadMenu } from "../screens/common/DownloadMenu";
// What field kinds build their cells, filters and controls from.
export { datedFileName } from "../screens/common/datedFileName";
export { absoluteTime, formatDay } from "../screens/common/dates";
export { FormDialog } from "../screens/common/FormDialog";
export { failureText } from "../screens/common/failureText";
export { PageHeader } from "../screens/common/PageHeader";
export { RelativeTime } from "../screens/common/RelativeTime";
export { SectionCard } from "../screens/common/SectionCard";
export { SideDrawer } from "../screens/common/SideDrawer";
export { StateChip } from "../screens/common/StateChip";
export { saveFile } from "../screens/common/saveFile";
export { EmptyState, ErrorState, LoadingState } from "../screens/common/states";
export { TrayPopover } from "../screens/common/TrayPopover";
export { toneOf } from "../screens/common/tone";
export { useDocumentTitle } from "../screens/common/useDocumentTitle";
export { useDownload } from "../screens/common/useDownload";
export { useListDrag } from "../screens/common/useListDrag";
export { type NoticeKind, useNotice } from "../screens/common/useNotice";
export { usePageTexts } from "../screens/common/usePageTexts";
export { useTexts } from "../screens/common/useTexts";
export { useEntity, useEntityOf, useField } from "../screens/entity/entities";
export { FieldCell } from "../screens/entity/FieldCell";
export { useAccessKeys } from "../screens/entity/useAccessKeys";
export { useMayUpload } from "../screens/entity/useMayUpload";
export { describedBy } from "../screens/form/describedBy";
export type { FormContext } from "../screens/form/formTypes";
export { toField } from "../screens/form/kindFields";
export { LocalizedTextField } from "../screens/form/LocalizedTextField";
export { SchemaForm, type SchemaFormProps } from "../screens/form/SchemaForm";
export { useItemFields } from "../screens/form/useItemFields";
export { LoadButton } from "../screens/import/LoadButton";
export { ChoiceFilter } from "../screens/inputs/ChoiceFilter";
export { ContainsFilter } from "../screens/inputs/ContainsFilter";
export { FilterBox } from "../screens/inputs/FilterBox";
export { foldText } from "../screens/inputs/foldText";
export { NumberBox } from "../screens/inputs/NumberBox";
export { NumberField } from "../screens/inputs/NumberField";
export { NumberRange, RangeFilter } from "../screens/inputs/RangeFilter";
export { TextBox } from "../screens/inputs/TextBox";
export { FileCell } from "../screens/inputs/upload/StoredFileLink";
export { UploadBox } from "../screens/inputs/upload/UploadBox";
export { useFieldTexts } from "../screens/inputs/useFieldTexts";
export { useTyped } from "../screens/inputs/useTyped";
export { useUsedWords } from "../screens/inputs/useUsedWords";
export { FileButton } from "../screens/jobs/FileButton";
export { JobProgress } from "../screens/jobs/JobProgress";
export { useJob, useJobs } from "../screens/jobs/useJobs";
export { NamesFailure } from "../screens/people/NamesFailure";
export { useStagePath } from "../screens/record/actions/useStagePath";
export { useDraftOwner } from "../screens/record/draft/useDraftOwner";
export { RecordEdit } from "../screens/record/edit/RecordEdit";
export type { AdaptUi } from "../screens/record/form/adaptedUi";
export { useLeaveGuard } from "../screens/record/form/useLeaveGuard";
export { useSignInAgain } from "../screens/record/form/useSignInAgain";
export { RecordCreateForm } from "../screens/record/page/RecordCreateForm";
export { SetupBar } from "../screens/record/setup/SetupBar";
export { useSetupDraft } from "../screens/record/setup/useSetupDraft";
export { ReferenceLink } from "../screens/reference/ReferenceLink";
export { ReferencePicker } from "../screens/reference/ReferencePicker";
export { ReferencesPicker } from "../screens/reference/ReferencesPicker";
export { useReferenceOptions } from "../screens/reference/useReferenceOptions";
export { useShortcuts } from "../screens/shortcuts/shortcuts";
export { View } from "../screens/views/View";
// What cards of homes are made of.
export { useWizardValues } from "../screens/wizard/run/wizardValues";
export { listAddress, useWork } from "../screens/work/useWork";
export { WorkCard } from "../screens/work/WorkCard";
export type { WorkLine } from "../screens/work/workLine";
export { callingCode } from "../security/enrol/callingCode";
export type { Translate } from "../texts/translate";
export { Icon } from "../theme/icons";
