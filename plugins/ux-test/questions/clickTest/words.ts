import { type LocalizedText, resolveLanguage } from "../../../../src/shared/languages";

/** Words of the questionnaire, in its own languages, and so not texts of the interface. */
const WORDS = {
  hit: { es: "Acierto", en: "Hit", fr: "Réussi", nl: "Raak", it: "Centrato", pt: "Acerto" },
  miss: { es: "Fallo", en: "Miss", fr: "Manqué", nl: "Mis", it: "Mancato", pt: "Falha" },
  area: {
    es: "zona acertada",
    en: "area hit",
    fr: "zone touchée",
    nl: "geraakt gebied",
    it: "area centrata",
    pt: "zona acertada",
  },
  x: {
    es: "posición horizontal (%)",
    en: "horizontal position (%)",
    fr: "position horizontale (%)",
    nl: "horizontale positie (%)",
    it: "posizione orizzontale (%)",
    pt: "posição horizontal (%)",
  },
  y: {
    es: "posición vertical (%)",
    en: "vertical position (%)",
    fr: "position verticale (%)",
    nl: "verticale positie (%)",
    it: "posizione verticale (%)",
    pt: "posição vertical (%)",
  },
  milliseconds: {
    es: "tiempo de reacción (ms)",
    en: "reaction time (ms)",
    fr: "temps de réaction (ms)",
    nl: "reactietijd (ms)",
    it: "tempo di reazione (ms)",
    pt: "tempo de reação (ms)",
  },
  pointer: {
    es: "dispositivo de entrada",
    en: "input device",
    fr: "moyen de saisie",
    nl: "invoerapparaat",
    it: "dispositivo di input",
    pt: "dispositivo de entrada",
  },
  mouse: { es: "Ratón", en: "Mouse", fr: "Souris", nl: "Muis", it: "Mouse", pt: "Rato" },
  touch: { es: "Dedo", en: "Touch", fr: "Doigt", nl: "Aanraking", it: "Tocco", pt: "Toque" },
  pen: { es: "Lápiz", en: "Pen", fr: "Stylet", nl: "Pen", it: "Penna", pt: "Caneta" },
  keyboard: { es: "Teclado", en: "Keyboard", fr: "Clavier", nl: "Toetsenbord", it: "Tastiera", pt: "Teclado" },
  hidden: {
    es: "página oculta mientras tanto",
    en: "page hidden meanwhile",
    fr: "page masquée entre-temps",
    nl: "pagina tussendoor verborgen",
    it: "pagina nascosta nel frattempo",
    pt: "página oculta entretanto",
  },
  busy: {
    es: "dispositivo ocupado mientras tanto",
    en: "device busy meanwhile",
    fr: "appareil occupé entre-temps",
    nl: "apparaat tussendoor bezet",
    it: "dispositivo occupato nel frattempo",
    pt: "dispositivo ocupado entretanto",
  },
  repeated: {
    es: "imagen vista por segunda vez",
    en: "image seen a second time",
    fr: "image vue une seconde fois",
    nl: "afbeelding voor de tweede keer gezien",
    it: "immagine vista una seconda volta",
    pt: "imagem vista pela segunda vez",
  },
  no: { es: "No", en: "No", fr: "Non", nl: "Nee", it: "No", pt: "Não" },
  yes: { es: "Sí", en: "Yes", fr: "Oui", nl: "Ja", it: "Sì", pt: "Sim" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export function wordFor(word: keyof typeof WORDS, language: string): string {
  return WORDS[word][resolveLanguage(language)];
}
