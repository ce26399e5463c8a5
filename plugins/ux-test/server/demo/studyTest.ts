import type { Questionnaire } from "../../../../src/survey/questionnaire";

const SHOP = "/ux-shop";

/** What the demo's study asks: an easy and a hard task in the shop, and what people think of it. */
export const studyTest: Questionnaire = {
  languages: ["es"],
  title: { es: "Compra tu abono en la web" },
  welcome: {
    es: "Harás dos cosas en la web de los autobuses y después nos dirás qué te ha parecido. Se prueba la web, no a ti.",
  },
  closing: { es: "Eso era todo. ¡Muchas gracias!" },
  blocks: [
    {
      id: "tasks",
      title: { es: "Tareas" },
      order: "random",
      questions: [
        {
          ...{ id: "year", variable: "anual", type: "ux-task", required: true },
          title: { es: "Compra un abono que valga para todo el año" },
          description: { es: "Llega hasta la página en la que se paga." },
          ...{ startUrlDesktop: SHOP, timeoutSeconds: 180 },
          checkpoints: [
            { id: "tickets", name: "Abre los abonos", event: "URL_LOAD", url: "*/ux-shop/abonos" },
            { id: "year", name: "Elige el abono anual", event: "URL_LOAD", url: "*/ux-shop/abono-anual", isSuccess: true },
            { id: "pay", name: "Llega al pago", event: "URL_LOAD", url: "*/ux-shop/pago", isSuccess: true },
          ],
        },
        {
          ...{ id: "family", variable: "familia", type: "ux-task", required: true },
          title: { es: "Averigua cómo se pide el descuento de familia numerosa" },
          description: { es: "Tienes el título de familia numerosa y quieres pagar menos por el abono." },
          ...{ startUrlDesktop: SHOP, timeoutSeconds: 180 },
          checkpoints: [
            { id: "discounts", name: "Mira los descuentos", event: "URL_LOAD", url: "*/ux-shop/descuentos" },
            { id: "found", name: "Encuentra el descuento", event: "URL_LOAD", url: "*/ux-shop/familia", isSuccess: true },
          ],
        },
      ],
    },
    {
      id: "after",
      title: { es: "Después de las tareas" },
      questions: [
        {
          ...{ id: "sus", variable: "SUS", type: "sus", required: true, allRows: true, product: { es: "la web" } },
          title: { es: "¿Qué te ha parecido la web?" },
        },
        {
          ...{ id: "hardest", variable: "dificil", type: "long-text" },
          title: { es: "¿Qué te ha costado más, y por qué?" },
        },
      ],
    },
  ],
};
