import { newId, type SpaceDb } from "../../../../src/server/kit";
import { storedSegments } from "./rows";

/** Who speaks in the demo's recording. */
type Voice = "moderator" | "first" | "second";

/** What was said of the first version of the season tickets' app, at the times at which the recording has each of them speak. */
const SAID: readonly (readonly [from: number, to: number, voice: Voice, text: string])[] = [
  [1, 4.5, "moderator", "Gracias por venir. Hoy hablamos de la primera versión de la app de los abonos."],
  [4.8, 8, "moderator", "Para empezar: ¿qué fue lo primero que hicisteis al abrirla?"],
  [8.5, 13, "first", "Buscar mi abono de diez viajes. Pensaba que me caducaba al mes, y no lo vi en ningún sitio."],
  [13.3, 17, "first", "Está detrás de «Mi cuenta», y yo lo esperaba en la portada."],
  [17.4, 21, "first", "Cuando lo encontré, el código lo leyó el torno a la primera."],
  [22, 27, "moderator", "¿Y tú? ¿Cómo elegiste el abono que te convenía?"],
  [28, 31.6, "second", "Entré en «Comprar» y había seis. No sabía en qué zona vivo."],
  [32, 35.5, "second", "Al final miré el mapa de la parada, que lo explica mejor."],
  [36, 39.8, "first", "Yo miré primero el precio. Las zonas, después."],
  [40.1, 43.5, "first", "Y los gastos de gestión salen al final. Prefiero ver el total desde el principio."],
  [44, 48, "moderator", "Pasemos a la renovación. ¿La haríais por la app?"],
  [49, 52.4, "second", "Sí, si me avisa unos días antes. Ahora me entero en el torno."],
  [52.7, 56, "second", "Y si puedo parar el abono en agosto, mejor todavía."],
  [57, 61, "first", "Lo mismo: un aviso antes de que me cobren, y que se pueda apagar."],
  [61.5, 65, "second", "Eso, y nada de publicidad, por favor."],
  [66, 71, "moderator", "Muy claro. Vamos ahora a ver juntos la pantalla de compra."],
];

interface DemoTranscript {
  readonly recording: string;
  /** Seats, by who speaks. */
  readonly seats: Readonly<Record<Voice, string>>;
  readonly completedAt: string;
}

/** Writes the demo's transcript of a recording. */
export async function seedDemoTranscript(db: SpaceDb, { recording, seats, completedAt }: DemoTranscript): Promise<void> {
  const segments = SAID.map(([startSeconds, endSeconds, voice, text]) => ({
    startSeconds,
    endSeconds,
    speaker: seats[voice],
    text,
  }));
  await db
    .insertInto("transcript")
    .values({
      ...{ id: newId(), recording, status: "READY", language: "es" },
      ...{ segments: storedSegments(segments), completedAt },
    })
    .execute();
}
