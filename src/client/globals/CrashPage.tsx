import { type Language, resolveLanguage } from "../../shared/languages";

interface CrashTexts {
  readonly title: string;
  readonly body: string;
  readonly reload: string;
}

/** Not from the locale files: whatever failed may be what shows them. */
const TEXTS: Readonly<Record<Language, CrashTexts>> = {
  es: { title: "Algo ha fallado en esta página", body: "Ya hemos recibido el aviso.", reload: "Volver a cargar" },
  en: { title: "Something went wrong on this page", body: "We've been told about it.", reload: "Reload" },
  fr: { title: "Un problème est survenu sur cette page", body: "Nous en avons été informés.", reload: "Recharger" },
  nl: { title: "Er ging iets mis op deze pagina", body: "We hebben er een melding van gekregen.", reload: "Opnieuw laden" },
  it: { title: "Qualcosa è andato storto in questa pagina", body: "Abbiamo ricevuto la segnalazione.", reload: "Ricarica" },
  pt: { title: "Algo correu mal nesta página", body: "Já recebemos o aviso.", reload: "Carregar de novo" },
};

/** What a fault leaves behind that took the whole page with it. */
export function CrashPage() {
  const texts = TEXTS[resolveLanguage(document.documentElement.lang || navigator.language)];
  return (
    <main style={{ display: "grid", placeContent: "center", justifyItems: "center", gap: 16, minHeight: "100vh", padding: 24 }}>
      <h1 style={{ font: "600 20px system-ui, sans-serif", margin: 0, textAlign: "center" }}>{texts.title}</h1>
      <p style={{ font: "16px system-ui, sans-serif", margin: 0, textAlign: "center" }}>{texts.body}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        style={{ font: "600 16px system-ui, sans-serif", minHeight: 44, padding: "0 24px" }}
      >
        {texts.reload}
      </button>
    </main>
  );
}
