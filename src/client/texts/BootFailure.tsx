import { type Language, resolveLanguage } from "../../shared/languages";

/** The one text that can't come from the locale files: it says that they could not be loaded. */
const TEXTS: Readonly<Record<Language, { readonly title: string; readonly retry: string }>> = {
  es: { title: "No hay conexión con el servidor", retry: "Reintentar" },
  en: { title: "The server can't be reached", retry: "Try again" },
  fr: { title: "Le serveur est injoignable", retry: "Réessayer" },
  nl: { title: "De server is niet bereikbaar", retry: "Opnieuw proberen" },
  it: { title: "Il server non è raggiungibile", retry: "Riprova" },
  pt: { title: "Não há ligação ao servidor", retry: "Tentar novamente" },
};

/** Shown where not even the texts arrived. */
export function BootFailure({ onRetry }: { readonly onRetry: () => void }) {
  const texts = TEXTS[resolveLanguage(document.documentElement.lang || navigator.language)];
  return (
    <main style={{ display: "grid", placeContent: "center", justifyItems: "center", gap: 16, minHeight: "100vh", padding: 24 }}>
      <h1 style={{ font: "600 20px system-ui, sans-serif", margin: 0, textAlign: "center" }}>{texts.title}</h1>
      <button
        type="button"
        onClick={onRetry}
        style={{ font: "600 16px system-ui, sans-serif", minHeight: 44, padding: "0 24px" }}
      >
        {texts.retry}
      </button>
    </main>
  );
}
