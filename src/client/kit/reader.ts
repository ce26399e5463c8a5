/** All that extensions may use of pages for readers without an account: nothing of it loads react-admin. */
export { LanguageField } from "../community/parts/LanguageField";
export { ApiError } from "../data/api";
export { clientOf } from "../data/clientOf";
export type { ReaderExtension, ReaderHost, ReaderPage, ReaderPageProps } from "../host/readerHost";
export { useTexts } from "../texts/TextsProvider";
export { Icon } from "../theme/icons";
