import type { Area } from "../../../../src/shared/area";
import type { Option, Questionnaire } from "../../../../src/survey/questionnaire";
import homeScreen from "./homeScreen.webp?inline";

/** The card "Mi tarjeta" without its button: above it, and left of it. */
export const CARD_AREAS: readonly Area[] = [
  { x: 5.1, y: 25.4, width: 89.8, height: 11.7 },
  { x: 5.1, y: 37.1, width: 55.2, height: 7 },
];

const option = (code: string, label: string): Option => ({ code, label: { es: label } });

const CARDS: readonly Option[] = [
  option("single", "Billete sencillo"),
  option("month", "Abono mensual"),
  option("young", "Abono joven"),
  option("topUp", "Recargar la tarjeta"),
  option("directions", "Cómo llegar"),
  option("timetable", "Horarios y líneas"),
  option("next", "Próximo autobús"),
  option("notices", "Avisos del servicio"),
  option("details", "Mis datos"),
  option("trips", "Mis viajes"),
  option("invoices", "Facturas"),
  option("payment", "Formas de pago"),
  option("lost", "Objetos perdidos"),
  option("contact", "Contacto"),
  option("questions", "Preguntas frecuentes"),
];

/** The app's home screen and its menu, with what people think of it at the end. */
export const appTest: Questionnaire = {
  languages: ["es"],
  title: { es: "El menú de la app, a prueba" },
  welcome: {
    es: "Te enseñaremos la pantalla de inicio de la app y después ordenarás su menú. No hay respuestas malas: se prueba la app, no a ti.",
  },
  closing: { es: "Eso era todo. ¡Gracias! El menú nuevo saldrá de lo que habéis hecho." },
  blocks: [
    {
      id: "home",
      title: { es: "La pantalla de inicio" },
      questions: [
        {
          ...{ id: "spent", variable: "gasto", type: "click-test", required: true },
          title: { es: "¿Dónde pulsarías para ver en qué has gastado el saldo este mes?" },
          description: { es: "Verás la pantalla de inicio. Pulsa donde irías primero." },
          ...{ image: homeScreen, areas: CARD_AREAS },
        },
      ],
    },
    {
      id: "menu",
      title: { es: "El menú" },
      questions: [
        {
          ...{ id: "sort", variable: "menu", type: "card-sorting", required: true },
          title: { es: "Pon cada tarjeta en el apartado del menú donde la buscarías" },
          description: { es: "Si una tarjeta no encaja en ninguno, crea un apartado y ponle nombre." },
          ...{ mode: "HYBRID", options: CARDS, allCards: true, randomOrder: true },
          columns: [option("buy", "Comprar"), option("travel", "Viajar"), option("account", "Mi cuenta")],
        },
      ],
    },
    {
      id: "after",
      title: { es: "Para terminar" },
      questions: [
        {
          ...{ id: "sus", variable: "SUS", type: "sus", required: true, allRows: true, product: { es: "la app" } },
          title: { es: "¿Qué te parece la app?" },
        },
      ],
    },
  ],
};
