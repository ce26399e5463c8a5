import type { I18nProvider } from "ra-core";
import polyglotI18nProvider from "ra-i18n-polyglot";
import type { ClientCatalog } from "../../schema/clientCatalog";
import { LANGUAGES, type Language, resolveLanguage } from "../../shared/languages";
import { createTranslate, loadPhrases, type Phrases, storeLanguage } from "../texts/texts";

/** react-admin looks its labels up under `resources`: the same words as `entities`, by resource. */
function withResources(phrases: Phrases, catalog: ClientCatalog, language: Language): Phrases {
  const t = createTranslate(phrases, language);
  const resources = catalog.entities.map(({ name, resource, title }) => {
    const names = {
      forms: t(`entities.${name}.name`, { smart_count: 1, _: title }),
      many: t(`entities.${name}.name`, { smart_count: 2, _: title }),
    };
    return [resource, { name: `${names.forms} |||| ${names.many}` }] as const;
  });
  return { ...phrases, resources: Object.fromEntries(resources) };
}

interface I18nOptions {
  readonly phrases: Phrases;
  readonly language: Language;
  readonly catalog: ClientCatalog;
}

/** The texts of a console: one language at the start, the others when they are chosen. */
export function createI18nProvider({ phrases, language, catalog }: I18nOptions): I18nProvider {
  const first = withResources(phrases, catalog, language);
  const names = createTranslate(phrases, language);
  const messages = (locale: string) => {
    const wanted = resolveLanguage(locale);
    return wanted === language ? first : loadPhrases(wanted).then((loaded) => withResources(loaded, catalog, wanted));
  };
  const provider = polyglotI18nProvider(
    // The locales carry react-admin's own texts under `ra`, which its type can't know.
    messages as Parameters<typeof polyglotI18nProvider>[0],
    language,
    LANGUAGES.map((code) => ({ locale: code, name: names(`console.languages.${code}`, { _: code }) })),
    { allowMissing: true },
  );
  return {
    ...provider,
    changeLocale: async (locale) => {
      const wanted = resolveLanguage(locale);
      // Tells the server, the page and the next visit, even where the texts are at hand already.
      await loadPhrases(wanted);
      await provider.changeLocale(wanted);
      storeLanguage(wanted);
    },
  };
}
