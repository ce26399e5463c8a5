import type { Question, Questionnaire } from "../../../../src/survey/questionnaire";
import { NEURO_TEST } from "../../shared/neuroTest";
import { DEMO_ADS, type DemoAd } from "./demoAds";

const BRAND = "Tubus";
const items = (prefix: string, texts: readonly string[]) =>
  texts.map((es, place) => ({ code: `${prefix}${place + 1}`, label: { es } }));

const question = ({ id, title, alt, pictures, targets, foils, zones }: DemoAd, place: number): Question => ({
  ...{ id, variable: `anuncio${place + 1}`, type: NEURO_TEST, required: true, title: { es: title } },
  ...{ brand: BRAND, image: pictures.branded, alternativeText: { es: alt }, exposureSeconds: 12, wordSeconds: 3 },
  ...(pictures.unbranded ? { unbrandedImage: pictures.unbranded } : {}),
  ...{ targets: items("t", targets), foils: items("f", foils), zones: [...zones] },
});

const INTENTIONS = ["Seguro que no", "Probablemente no", "No lo sé", "Probablemente sí", "Seguro que sí"];

/** What the demo's Neuro study asks: two advertisements of the city's buses, and whether people would take the bus. */
export const demoTest: Questionnaire = {
  languages: ["es"],
  title: { es: "Dos anuncios del autobús" },
  welcome: {
    es: "Verás dos anuncios y responderás deprisa a unas palabras. Usa el teclado y un sitio tranquilo: se prueban los anuncios, no a ti.",
  },
  closing: { es: "Eso era todo. ¡Muchas gracias!" },
  blocks: [
    { id: "ads", title: { es: "Anuncios" }, order: "random", questions: DEMO_ADS.map(question) },
    {
      id: "after",
      title: { es: "Después de los anuncios" },
      questions: [
        {
          ...{ id: "intention", variable: "intencion", type: "single-choice", required: true },
          title: { es: "¿Irías más en autobús a partir de ahora?" },
          options: INTENTIONS.map((es, place) => ({ code: String(place + 1), label: { es } })),
        },
        { ...{ id: "reason", variable: "motivo", type: "long-text" }, title: { es: "¿Por qué?" } },
      ],
    },
  ],
};
