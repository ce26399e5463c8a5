/** All that extensions may use of pages for readers without an account: nothing of it loads react-admin. */
export { LanguageField } from "../community/parts/LanguageField";
export { SiteLogo } from "../community/parts/SiteLogo";
export { ApiError } from "../data/api";
export { clientOf } from "../data/clientOf";
export type { ReaderExtension, ReaderHost, ReaderPage, ReaderPageProps } from "../host/readerHost";
export { useTexts } from "../texts/TextsProvider";
export { AppStyles } from "../theme/AppStyles";
export { Icon } from "../theme/icons";
