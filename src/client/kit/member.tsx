/** All that extensions may use of the members' app: nothing of it loads react-admin. */
export { useCommunity } from "../community/CommunityContext";
export { type RequestState as Loading, useLoad, useRequest } from "../community/data/request";
export { EmptyState } from "../community/parts/EmptyState";
export { ErrorState } from "../community/parts/ErrorState";
export { PhotoInput, type PhotoInputProps } from "../community/photo/PhotoInput";
export { ApiError } from "../data/api";
export { useChannel } from "../data/useChannel";
export type {
  ActivityScreenProps,
  MemberActivity,
  MemberActivityType,
  MemberExtension,
  MemberHomeCard,
  MemberHost,
  MemberScreen,
} from "../host/memberHost";
export { useTexts } from "../texts/TextsProvider";
