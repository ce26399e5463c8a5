import { type DemoTask, demoTask as task } from "./people";

export interface StudyPerson {
  readonly year: DemoTask;
  readonly family: DemoTask;
  /** What cost them most; empty where they said nothing. */
  readonly hardest: string;
}

const YEAR = "inicio abonos abono-anual pago";
const FAMILY = "inicio abonos descuentos familia";

/** What each of the twelve did and said. The discount is hard to find, since few look for it among the season tickets. */
export const STUDY_PEOPLE: readonly StudyPerson[] = [
  {
    year: task("DONE", 41, 6, YEAR),
    family: task("DONE", 95, 4, "inicio atencion inicio abonos descuentos familia", 1),
    hardest: "El descuento. Fui primero a Atención al viajero porque pensé que era un trámite.",
  },
  { year: task("DONE", 33, 7, YEAR), family: task("DONE", 58, 5, FAMILY), hardest: "" },
  {
    year: task("DONE", 52, 6, "inicio abonos abono-mensual abonos abono-anual pago", 1),
    family: task("GAVE_UP", 131, 2, "inicio atencion inicio billetes inicio atencion", 4),
    hardest: "No he encontrado el descuento. En ningún sitio de la portada pone «familia».",
  },
  {
    year: task("DONE", 38, 7, YEAR),
    family: task("DONE", 74, 4, "inicio billetes inicio abonos descuentos familia", 2),
    hardest: "Que los descuentos estén dentro de los abonos y no en la portada.",
  },
  {
    year: task("GAVE_UP", 88, 3, "inicio billetes pago billetes inicio horarios", 2),
    family: task("TIMED_OUT", 180, 1, "inicio billetes inicio atencion inicio horarios inicio", 6),
    hardest: "Las dos. Esperaba un buscador.",
  },
  { year: task("DONE", 29, 7, YEAR), family: task("DONE", 49, 6, FAMILY), hardest: "" },
  {
    year: task("DONE", 46, 6, YEAR),
    family: task("DONE", 112, 3, "inicio atencion inicio abonos abono-mensual abonos descuentos familia", 3),
    hardest: "Saber que «tarifas reducidas» era lo de familia numerosa.",
  },
  {
    year: task("DONE", 61, 5, "inicio billetes inicio abonos abono-anual pago", 1),
    family: task("GAVE_UP", 104, 2, "inicio abonos abono-anual abonos inicio atencion", 3),
    hardest: "El descuento: acabé buscando un teléfono al que llamar.",
  },
  { year: task("DONE", 35, 6, YEAR), family: task("DONE", 66, 5, FAMILY, 1), hardest: "Nada, pero hay que leer mucho." },
  {
    year: task("DONE", 44, 6, YEAR),
    // Says that it is done, and has only seen the office's address.
    family: task("DONE", 57, 5, "inicio atencion"),
    hardest: "",
  },
  {
    year: task("DONE", 72, 5, "inicio abonos abono-mensual pago abono-mensual abonos abono-anual pago", 2),
    family: task("DONE", 83, 4, FAMILY, 2),
    hardest: "Me equivoqué de abono y no supe volver desde el pago.",
  },
  {
    year: task("DONE", 39, 7, YEAR),
    family: task("GAVE_UP", 119, 2, "inicio atencion inicio horarios inicio atencion", 5),
    hardest: "El descuento de familia numerosa. No sé si existe.",
  },
];
