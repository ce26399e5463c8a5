/** All that extensions may use of the members' app: nothing of it loads react-admin. */
export { useCommunity } from "../community/CommunityContext";
export { type RequestState as Loading, useRequest } from "../community/data/request";
export { EmptyState } from "../community/parts/EmptyState";
export { ErrorState } from "../community/parts/ErrorState";
export { OpenableImage } from "../community/parts/OpenableImage";
export { Pictures } from "../community/parts/Pictures";
export { View } from "../community/parts/View";
export { PhotoInput, type PhotoInputProps } from "../community/photo/PhotoInput";
export { Page } from "../community/shell/Page";
export { ApiError } from "../data/api";
export { clientOf } from "../data/clientOf";
// What is sent later where the server can't be reached now.
export { exclusively } from "../data/saving/exclusively";
export { judgeRequest } from "../data/saving/judgeRequest";
export { type KeptQueueStore, openQueueStore } from "../data/saving/openQueueStore";
export { type FileCall, sendFile } from "../data/saving/sendFile";
export { useFlushing } from "../data/saving/useFlushing";
export { type SaveState, type StoredWrite, type Verdict, WriteQueue } from "../data/saving/writeQueue";
export { useChannel } from "../data/useChannel";
export { usePages } from "../data/usePages";
export { useServerNow } from "../data/useServerNow";
export type {
  ActivityScreenProps,
  MemberActivityType,
  MemberExtension,
  MemberHomeCard,
  MemberHost,
  MemberMenuEntry,
  MemberScreen,
  MemberSection,
} from "../host/memberHost";
export { useTexts } from "../texts/TextsProvider";
