import { LANGUAGES } from "../../../../shared/languages";
import type { Block, Questionnaire } from "../../../../survey/questionnaire";
import { option, texts } from "./texts";

const which: Block = {
  id: "refuels",
  questions: [
    {
      id: "refuels",
      variable: "refuels",
      type: "multiple-choice",
      required: true,
      title: texts(
        "¿Qué repostajes de estos últimos días quieres contarnos?",
        "Which of your recent fuel stops will you tell us about?",
        "De quels pleins de ces derniers jours allez-vous nous parler ?",
        "Over welke tankbeurten van de afgelopen dagen wil je vertellen?",
        "Di quali rifornimenti degli ultimi giorni ci vuoi parlare?",
        "De que abastecimentos dos últimos dias nos queres falar?",
      ),
      options: [
        option("last", "El último", "The latest one", "Le dernier", "De laatste", "L’ultimo", "O último"),
        option("before", "El anterior", "The one before", "L’avant-dernier", "Die daarvoor", "Il penultimo", "O anterior"),
        option("third", "Uno más", "One more", "Un de plus", "Nog een", "Un altro ancora", "Mais um"),
      ],
    },
  ],
};

const each: Block = {
  id: "refuel",
  title: texts("{{loop}}", "{{loop}}", "{{loop}}", "{{loop}}", "{{loop}}", "{{loop}}"),
  loop: { from: "refuels", which: "chosen" },
  questions: [
    {
      id: "station",
      variable: "station",
      type: "single-choice",
      required: true,
      title: texts(
        "¿En qué gasolinera repostaste?",
        "Which station did you fill up at?",
        "Dans quelle station avez-vous fait le plein ?",
        "Bij welk tankstation heb je getankt?",
        "In quale stazione di servizio hai fatto rifornimento?",
        "Em que posto abasteceste?",
      ),
      options: [
        option(
          "market",
          "La del mercado",
          "The one by the market",
          "Celle du marché",
          "Bij de markt",
          "Quella del mercato",
          "A do mercado",
        ),
        option(
          "ring",
          "La de la ronda",
          "The one on the ring road",
          "Celle du périphérique",
          "Aan de ringweg",
          "Quella della tangenziale",
          "A da circular",
        ),
        option(
          "motorway",
          "La de la autovía",
          "The one on the motorway",
          "Celle de l’autoroute",
          "Langs de snelweg",
          "Quella dell’autostrada",
          "A da autoestrada",
        ),
      ],
      other: texts("Otra", "Another one", "Une autre", "Een ander", "Un’altra", "Outra"),
      placeholder: texts("¿Cuál?", "Which one?", "Laquelle ?", "Welk?", "Quale?", "Qual?"),
      differentEachRound: true,
      differentMessage: texts(
        "Cuéntanos otro repostaje, en una gasolinera distinta.",
        "Tell us about another fuel stop, at a different station.",
        "Parlez-nous d’un autre plein, dans une station différente.",
        "Vertel ons over een andere tankbeurt, bij een ander tankstation.",
        "Raccontaci un altro rifornimento, in una stazione diversa.",
        "Conta-nos outro abastecimento, num posto diferente.",
      ),
    },
    {
      id: "day",
      variable: "day",
      type: "date",
      required: true,
      title: texts(
        "¿Qué día fue?",
        "What day was it?",
        "Quel jour était-ce ?",
        "Op welke dag was dat?",
        "Che giorno era?",
        "Em que dia foi?",
      ),
      precision: "day",
      maxAgeDays: 3,
      maxAgeMessage: texts(
        "Tienes que haber repostado en los últimos 3 días.",
        "You need to have filled up within the last 3 days.",
        "Vous devez avoir fait le plein au cours des 3 derniers jours.",
        "Je moet in de afgelopen 3 dagen hebben getankt.",
        "Devi aver fatto rifornimento negli ultimi 3 giorni.",
        "Tens de ter abastecido nos últimos 3 dias.",
      ),
    },
  ],
};

/** A diary: recent events, each a different one. */
export const fuelDiary: Questionnaire = {
  languages: [...LANGUAGES],
  title: texts(
    "Diario de repostajes",
    "Fuel diary",
    "Carnet de pleins",
    "Tankdagboek",
    "Diario dei rifornimenti",
    "Diário de abastecimentos",
  ),
  blocks: [which, each],
};
