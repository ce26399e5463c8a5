import { useTexts } from "../texts/TextsProvider";

/** What keeps one's own account safe, for the profile of whoever is signed in. */
export function SecuritySettings() {
  const { t } = useTexts();
  return <h2>{t("security.title")}</h2>;
}
