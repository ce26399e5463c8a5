import { LANGUAGES } from "../../../../shared/languages";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { option, texts } from "./texts";

/** A short questionnaire for the activity that is still to come. */
export const ideas: Questionnaire = {
  languages: [...LANGUAGES],
  title: texts(
    "Ideas para la plaza",
    "Ideas for the square",
    "Des idées pour la place",
    "Ideeën voor het plein",
    "Idee per la piazza",
    "Ideias para a praça",
  ),
  blocks: [
    {
      id: "ideas",
      questions: [
        {
          id: "wish",
          variable: "wish",
          type: "multiple-choice",
          required: true,
          title: texts(
            "¿Qué te gustaría encontrar en la plaza?",
            "What would you like to find in the square?",
            "Qu’aimeriez-vous trouver sur la place ?",
            "Wat wil je graag op het plein?",
            "Che cosa vorresti trovare in piazza?",
            "O que gostarias de encontrar na praça?",
          ),
          options: [
            option(
              "shade",
              "Sombra y bancos",
              "Shade and benches",
              "De l’ombre et des bancs",
              "Schaduw en bankjes",
              "Ombra e panchine",
              "Sombra e bancos",
            ),
            option(
              "play",
              "Juegos para niños",
              "A playground",
              "Des jeux pour enfants",
              "Een speeltuin",
              "Giochi per bambini",
              "Um parque infantil",
            ),
            option("market", "Un mercado", "A market", "Un marché", "Een markt", "Un mercato", "Um mercado"),
            option(
              "music",
              "Música en directo",
              "Live music",
              "De la musique live",
              "Livemuziek",
              "Musica dal vivo",
              "Música ao vivo",
            ),
          ],
        },
        {
          id: "idea",
          variable: "idea",
          type: "long-text",
          title: texts(
            "¿Se te ocurre algo más?",
            "Anything else?",
            "Autre chose ?",
            "Nog een idee?",
            "Ti viene in mente altro?",
            "Lembras-te de mais alguma coisa?",
          ),
        },
      ],
    },
  ],
};
