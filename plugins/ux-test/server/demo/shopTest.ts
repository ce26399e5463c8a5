import type { Questionnaire } from "../../../../src/survey/questionnaire";

const SHOP = "/ux-shop";

/** Two tasks in the demo's shop, with questions after the first. */
export const shopTest: Questionnaire = {
  languages: ["es"],
  title: { es: "La tienda de abonos, a prueba" },
  welcome: {
    es: "Te pediremos dos cosas que se hacen en la web de la tienda. Se prueba la web, no a ti: si algo no se encuentra, es lo que queremos saber.",
  },
  closing: { es: "Eso era todo. ¡Gracias! Con lo que has hecho la tienda será más fácil." },
  blocks: [
    {
      id: "first",
      title: { es: "El abono" },
      questions: [
        {
          ...{ id: "ticket", variable: "abono", type: "ux-task", required: true },
          title: { es: "Compra el abono que más te conviene" },
          description: { es: "Tienes 22 años y viajas a diario. Busca el abono que te sale mejor y llega hasta el pago." },
          ...{ startUrlDesktop: SHOP, timeoutSeconds: 180, successUrl: "*/ux-shop/pago-joven" },
          checkpoints: [
            { id: "tickets", name: "Abre los abonos", event: "URL_LOAD", url: "*/ux-shop/abonos" },
            { id: "discounts", name: "Mira los descuentos", event: "URL_LOAD", url: "*/ux-shop/descuentos" },
            { id: "young", name: "Encuentra el abono joven", event: "URL_LOAD", url: "*/ux-shop/abono-joven" },
            { id: "pay", name: "Llega al pago", event: "URL_LOAD", url: "*/ux-shop/pago-joven", isSuccess: true },
          ],
        },
        {
          ...{ id: "where", variable: "donde", type: "single-choice", required: true },
          title: { es: "¿Has encontrado un abono para ti?" },
          options: [
            { code: "atOnce", label: { es: "Sí, enseguida" } },
            { code: "searching", label: { es: "Sí, después de buscarlo" } },
            { code: "never", label: { es: "No" } },
          ],
        },
        {
          ...{ id: "missed", variable: "falta", type: "long-text" },
          title: { es: "¿Qué has echado en falta?" },
          showIf: { question: "where", is: "different", value: "atOnce" },
        },
      ],
    },
    {
      id: "second",
      title: { es: "El horario" },
      questions: [
        {
          ...{ id: "bus", variable: "autobus", type: "ux-task", required: true },
          title: { es: "Averigua a qué hora pasa el último autobús de la línea 24" },
          description: { es: "Sales tarde de la Universidad." },
          ...{ startUrlDesktop: SHOP, timeoutSeconds: 120 },
          checkpoints: [{ id: "line", name: "Abre la línea 24", event: "URL_LOAD", url: "*/ux-shop/linea-24", isSuccess: true }],
        },
      ],
    },
  ],
};
