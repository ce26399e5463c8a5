import { type LocalizedText, resolveLanguage } from "../../../../src/shared/languages";

/** Words of the questionnaire, in its own languages, and so not texts of the interface. */
const WORDS = {
  direct: {
    es: "Llega por el camino más corto",
    en: "Direct success",
    fr: "Réussite directe",
    nl: "Direct gelukt",
    it: "Riuscita diretta",
    pt: "Chega pelo caminho mais curto",
  },
  indirect: {
    es: "Llega dando un rodeo",
    en: "Indirect success",
    fr: "Réussite indirecte",
    nl: "Via een omweg gelukt",
    it: "Riuscita indiretta",
    pt: "Chega com desvios",
  },
  reached: {
    es: "Llega al destino",
    en: "Reached the goal",
    fr: "Arrive au but",
    nl: "Komt bij de bestemming",
    it: "Arriva alla meta",
    pt: "Chega ao destino",
  },
  failed: {
    es: "Termina en otra pantalla",
    en: "Ended elsewhere",
    fr: "Termine ailleurs",
    nl: "Elders geëindigd",
    it: "Finisce altrove",
    pt: "Termina noutro ecrã",
  },
  "gave-up": { es: "Abandona", en: "Gave up", fr: "Abandon", nl: "Opgegeven", it: "Rinuncia", pt: "Desiste" },
  outcome: { es: "resultado", en: "outcome", fr: "résultat", nl: "uitkomst", it: "esito", pt: "resultado" },
  moves: {
    es: "cambios de pantalla",
    en: "screen changes",
    fr: "changements d’écran",
    nl: "schermwisselingen",
    it: "cambi di schermata",
    pt: "mudanças de ecrã",
  },
  misclicks: {
    es: "clics fuera de los enlaces",
    en: "misclicks",
    fr: "clics hors des liens",
    nl: "misklikken",
    it: "clic fuori dai collegamenti",
    pt: "cliques fora das ligações",
  },
  milliseconds: {
    es: "tiempo hasta el último clic (ms)",
    en: "time to the last click (ms)",
    fr: "temps jusqu’au dernier clic (ms)",
    nl: "tijd tot de laatste klik (ms)",
    it: "tempo fino all’ultimo clic (ms)",
    pt: "tempo até ao último clique (ms)",
  },
  path: { es: "camino", en: "path", fr: "chemin", nl: "pad", it: "percorso", pt: "caminho" },
  repeated: {
    es: "pantallas vistas por segunda vez",
    en: "screens seen a second time",
    fr: "écrans vus une seconde fois",
    nl: "schermen voor de tweede keer gezien",
    it: "schermate viste una seconda volta",
    pt: "ecrãs vistos pela segunda vez",
  },
  no: { es: "No", en: "No", fr: "Non", nl: "Nee", it: "No", pt: "Não" },
  yes: { es: "Sí", en: "Yes", fr: "Oui", nl: "Ja", it: "Sì", pt: "Sim" },
  start: { es: "Inicio", en: "Start", fr: "Accueil", nl: "Start", it: "Inizio", pt: "Início" },
  goal: { es: "Destino", en: "Goal", fr: "But", nl: "Doel", it: "Meta", pt: "Destino" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export function wordFor(word: keyof typeof WORDS, language: string): string {
  return WORDS[word][resolveLanguage(language)];
}
