import type { Outcome } from "../../shared/uxTest";

export interface DemoTask {
  readonly outcome: Outcome;
  readonly seconds: number;
  /** 1 to 7. */
  readonly ease: number;
  /** Pages of the shop in their order. */
  readonly path: readonly string[];
  /** How many clicks hit nothing that reacts. */
  readonly misclicks: number;
}

export interface DemoPerson {
  readonly ticket: DemoTask;
  readonly bus: DemoTask;
  readonly found: "atOnce" | "searching" | "never";
  /** Empty where they said nothing. */
  readonly missed: string;
}

export const demoTask = (outcome: Outcome, seconds: number, ease: number, path: string, misclicks = 0): DemoTask => ({
  ...{ outcome, seconds, ease, misclicks },
  path: path.split(" "),
});

/** What each of the eight did and said. Most miss the young people's ticket, which lies among the discounts. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    ticket: demoTask("DONE", 96, 4, "inicio abonos abono-mensual abonos descuentos abono-joven pago-joven", 2),
    bus: demoTask("DONE", 31, 6, "inicio horarios linea-24"),
    ...{ found: "searching", missed: "Pensaba que estaría con los abonos, no en descuentos." },
  },
  {
    ticket: demoTask("GAVE_UP", 121, 2, "inicio abonos abono-mensual abonos abono-anual abonos inicio", 5),
    bus: demoTask("DONE", 28, 7, "inicio horarios linea-24"),
    ...{ found: "never", missed: "El abono joven no aparece en la lista de abonos." },
  },
  {
    ticket: demoTask("DONE", 143, 3, "inicio billetes inicio abonos abono-mensual abonos descuentos abono-joven pago-joven", 4),
    bus: demoTask("DONE", 44, 6, "inicio atencion inicio horarios linea-24", 1),
    ...{ found: "searching", missed: "He dado tres vueltas antes de mirar en descuentos." },
  },
  {
    ticket: demoTask("TIMED_OUT", 180, 1, "inicio abonos abono-mensual pago abono-mensual abonos", 6),
    bus: demoTask("DONE", 52, 5, "inicio horarios linea-12 horarios linea-24", 1),
    ...{ found: "never", missed: "Me he quedado en el abono mensual." },
  },
  {
    ticket: demoTask("DONE", 88, 5, "inicio abonos descuentos abono-joven pago-joven"),
    bus: demoTask("DONE", 26, 7, "inicio horarios linea-24"),
    ...{ found: "atOnce", missed: "" },
  },
  {
    ticket: demoTask("DONE", 131, 3, "inicio abonos abono-anual abonos descuentos abono-joven pago-joven", 3),
    bus: demoTask("GAVE_UP", 77, 3, "inicio atencion inicio", 2),
    ...{ found: "searching", missed: "La hora del último autobús no se ve si no abres la línea." },
  },
  {
    ticket: demoTask("GAVE_UP", 104, 2, "inicio abonos abono-mensual abonos inicio atencion", 4),
    bus: demoTask("DONE", 39, 6, "inicio horarios linea-24"),
    ...{ found: "never", missed: "¿Por qué «tarifas reducidas»? Yo buscaba «joven»." },
  },
  {
    // Says that it is done, and paid for the wrong one.
    ticket: demoTask("DONE", 112, 4, "inicio abonos abono-mensual pago", 1),
    bus: demoTask("DONE", 35, 6, "inicio horarios linea-24"),
    ...{ found: "searching", missed: "Falta un buscador." },
  },
];
