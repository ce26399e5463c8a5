/** What charts and cards of results stand on, in consoles and on pages for readers without an account: no react-admin. */
export { CATEGORICAL, ORDERED, SEMANTIC } from "../../shared/theme/tokens";
export { saveFile } from "../screens/common/saveFile";
export { useTexts } from "../texts/TextsProvider";
export { Icon } from "../theme/icons";
export { LightTheme } from "../theme/LightTheme";
