import type { I18nProvider, TranslationMessages } from "ra-core";
import polyglotI18nProvider from "ra-i18n-polyglot";
import type { Phrases } from "../../contracts/api/start";
import type { ClientCatalog } from "../../schema/clientCatalog";
import type { Language } from "../../shared/languages";
import { createTranslate } from "../texts/texts";

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

/** The texts of a console in one language; see {@link useConsoleLanguage} for the way to another. */
export function createI18nProvider({ phrases, language, catalog }: I18nOptions): I18nProvider {
  // The locales carry react-admin's own texts under `ra`, which its type can't know.
  const messages = withResources(phrases, catalog, language) as unknown as TranslationMessages;
  return polyglotI18nProvider(() => messages, language, [], { allowMissing: true });
}
