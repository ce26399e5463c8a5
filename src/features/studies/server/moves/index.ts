import { fieldFilled, fieldPaused } from "../../../../contracts/events/panel";
import { dispositionChanged } from "../../../../contracts/events/response";
import { studyMoved } from "../../../../contracts/events/study";
import type { ServerHost } from "../../../../server/kit";
import type { StudyServices } from "../services";
import { openStudy } from "./approveStudy";
import { finishFilled, finishStudy } from "./finishStudy";
import { keepCharge } from "./keepCharge";
import { licenceHook } from "./licenceLimits";
import { END, OPENING } from "./openStudy";
import { notePause } from "./pauseStudy";
import { studyHook } from "./studyHook";

const idIn = (payload: object) => (payload as { readonly studyId: string }).studyId;

/** What moves a study: people, its days, and its field. */
export function registerMoves(host: ServerHost, services: StudyServices): void {
  host.entityHook(studyHook(services));
  host.entityHook(licenceHook(services, host.registries.studyProducts));
  host.appointment({ name: OPENING, run: ({ db, payload }) => openStudy(db, idIn(payload), services) });
  host.appointment({ name: END, run: ({ db, payload }) => finishStudy(db, idIn(payload), services) });
  host.afterCommit(fieldFilled, {
    name: "studies.finishFilled",
    handle: ({ db, payload }) => finishFilled(db, payload.studyId, services),
  });
  host.on(dispositionChanged, ({ db, payload }) => keepCharge(db, payload, services));
  host.on(fieldPaused, async ({ db, payload: { studyId, reason } }) => {
    await notePause(db, studyId, true);
    await services
      .tools()
      .publish(db, studyMoved, { studyId, move: reason === "SOFT_LAUNCH" ? "softLaunch" : "pause", accountId: null });
  });
}
