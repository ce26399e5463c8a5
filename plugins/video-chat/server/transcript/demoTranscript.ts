import { newId, type SpaceDb } from "../../../../src/server/kit";
import { storedSegments } from "./rows";

/** Who is meant: the moderator, or one of the members, from 0 on. */
type Voice = "moderator" | number;

/** What was said of the first version of the season ticket's app, with how long each says it. */
const SAID: readonly (readonly [seconds: number, voice: Voice, text: string])[] = [
  [4, "moderator", "Hola a todas y a todos. Gracias por venir. Hoy hablamos de la primera versión de la app de los abonos."],
  [3, "moderator", "Para empezar: ¿qué fue lo primero que hicisteis al abrirla?"],
  [3.5, 0, "Buscar mi abono. Tardé un poco, porque está detrás de «Mi cuenta» y yo lo esperaba en la portada."],
  [3, 1, "A mí me pasó lo mismo. Entré en la tienda pensando que era ahí."],
  [2, "moderator", "¿Y cuando lo encontrasteis?"],
  [3.5, 0, "El código se ve muy bien, grande. En el torno lo leyó a la primera, incluso con el móvil al sol."],
  [3, 1, "Yo lo guardé en la cartera del móvil. Así no dependo de tener cobertura en el estadio."],
  [2.5, "moderator", "Muy interesante. ¿Alguien ha probado a ceder su asiento?"],
  [4, 0, "Sí, se lo cedí a mi hermana. Me pedía su DNI y no sabía para qué lo querían. Ahí casi lo dejo."],
  [3, 1, "Yo no me fiaría de poner el DNI de otra persona sin que lo sepa."],
  [3, "moderator", "¿Qué os habría dado más confianza?"],
  [3.5, 0, "Que le llegue a ella un enlace y que sea ella quien ponga sus datos."],
  [2.5, 1, "Eso. Y que ponga claro cuándo se puede anular."],
  [3, "moderator", "Pasemos a la renovación. ¿Cómo la veis?"],
  [4, 1, "El precio sale al final, con los gastos de gestión aparte. Prefiero ver el total desde el principio."],
  [3, 0, "Lo de pagar en tres plazos me gusta, pero no dice si hay intereses."],
  [2.5, "moderator", "¿Renovaríais por la app o llamaríais?"],
  [3, 1, "Por la app, si puedo cambiar de asiento ahí mismo. Ahora hay que llamar."],
  [3, 0, "Yo también. Y si el mapa deja ver cómo se ve el campo desde cada sitio, mejor."],
  [2.5, "moderator", "¿Qué avisos querríais recibir?"],
  [3, 0, "Cambios de horario y cuándo abren las puertas. Nada de publicidad, por favor."],
  [2.5, 1, "Y que se puedan silenciar por tipo, no todo o nada."],
  [3, "moderator", "Última pregunta: si pudierais cambiar una sola cosa, ¿cuál sería?"],
  [2.5, 0, "El abono en la portada. Sin duda."],
  [2.5, 1, "El precio total a la vista desde el primer paso."],
  [3, "moderator", "Perfecto, me lo llevo todo apuntado. Muchas gracias por vuestro tiempo."],
];
const PAUSE_SECONDS = 0.4;

interface DemoTranscript {
  readonly recordingId: string;
  /** Seats of the session. */
  readonly moderator: string;
  readonly members: readonly string[];
  /** @default now */
  readonly completedAt?: string;
}

/** Writes the demo's transcript of a recording, in the open transaction. */
export async function seedDemoTranscript(
  db: SpaceDb,
  { recordingId, moderator, members, completedAt = new Date().toISOString() }: DemoTranscript,
): Promise<void> {
  let from = 1;
  const segments = SAID.map(([seconds, voice, text]) => {
    const startSeconds = from;
    const endSeconds = Math.round((from + seconds) * 10) / 10;
    from = Math.round((endSeconds + PAUSE_SECONDS) * 10) / 10;
    const speaker = voice === "moderator" ? moderator : (members[voice % Math.max(members.length, 1)] ?? null);
    return { startSeconds, endSeconds, speaker, text };
  });
  await db
    .insertInto("transcript")
    .values({
      ...{ id: newId(), recording: recordingId, status: "READY", language: "es" },
      ...{ segments: storedSegments(segments), completedAt },
    })
    .execute();
}
