/** All that extensions may use of a community's screens for people without an account: nothing of it loads react-admin. */
export { CardPage } from "../community/pages/CardPage";
export { EmptyState } from "../community/parts/EmptyState";
export { ErrorState } from "../community/parts/ErrorState";
export { ApiError } from "../data/api";
export { clientOf } from "../data/clientOf";
export { useServerNow } from "../data/useServerNow";
export type { PublicExtension, PublicHost, PublicScreen, PublicScreenProps } from "../host/publicHost";
export { useTexts } from "../texts/TextsProvider";
