import { participationCompleted, participationReversed } from "../../../contracts/events/participation";
import type { ServerHost } from "../../../server/kit";
import { payParticipation, takeBack } from "./payParticipation";
import { tellMember } from "./tellMember";

/** Pays members for what they complete, once, and takes back what counts no more. */
export function register(host: ServerHost): void {
  tellMember(host);
  host.on(participationCompleted, (delivery) => payParticipation(delivery, host.tools()));
  host.on(participationReversed, (delivery) => takeBack(delivery, host.tools()));
}
