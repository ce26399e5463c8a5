import { type Language, resolveLanguage } from "../../../../../shared/languages";
import { integerBetween, type Random } from "../../../../../survey/types/simulation";

/** Sentences of simulated respondents: data, as a person might have typed it. */
const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  es: [
    "Me gusta bastante",
    "El precio es alto",
    "Lo uso casi todos los días",
    "No lo conocía",
    "Buena calidad",
    "Mejoraría la atención",
    "Tarda demasiado",
    "Lo recomendaría",
    "Es fácil de usar",
    "Prefiero otras marcas",
  ],
  en: [
    "I quite like it",
    "The price is high",
    "I use it almost every day",
    "I had never heard of it",
    "Good quality",
    "The service could be better",
    "It takes too long",
    "I would recommend it",
    "Easy to use",
    "I prefer other brands",
  ],
  fr: [
    "J'aime plutôt bien",
    "Le prix est élevé",
    "Je l'utilise presque tous les jours",
    "Je ne connaissais pas",
    "Bonne qualité",
    "L'accueil pourrait être meilleur",
    "C'est trop long",
    "Je le recommanderais",
    "Facile à utiliser",
    "Je préfère d'autres marques",
  ],
  nl: [
    "Best goed",
    "De prijs is hoog",
    "Ik gebruik het bijna elke dag",
    "Ik kende het niet",
    "Goede kwaliteit",
    "De service kan beter",
    "Het duurt te lang",
    "Ik zou het aanraden",
    "Makkelijk in gebruik",
    "Ik kies liever andere merken",
  ],
  it: [
    "Mi piace abbastanza",
    "Il prezzo è alto",
    "Lo uso quasi ogni giorno",
    "Non lo conoscevo",
    "Buona qualità",
    "Il servizio si può migliorare",
    "Ci vuole troppo tempo",
    "Lo consiglierei",
    "È facile da usare",
    "Preferisco altre marche",
  ],
  pt: [
    "Gosto bastante",
    "O preço é alto",
    "Uso quase todos os dias",
    "Não conhecia",
    "Boa qualidade",
    "O atendimento podia ser melhor",
    "Demora demasiado",
    "Recomendaria",
    "É fácil de usar",
    "Prefiro outras marcas",
  ],
};

/** One to a few sentences, early ones more often, within the length. */
export function simulateText(language: string, sentences: number, maxLength: number, random: Random): string {
  const known = SENTENCES[resolveLanguage(language)];
  const count = integerBetween(1, sentences, random);
  const chosen = Array.from({ length: count }, () => known[Math.floor(random() ** 2 * known.length)] ?? "");
  const text = [...new Set(chosen)].join(". ");
  // By code points, as the schema counts, so that no surrogate pair is cut.
  return [...text].slice(0, maxLength).join("").trim() || "x";
}
