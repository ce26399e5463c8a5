import { OWNER_BASES } from "../../contracts/ownerBases";
import type { ApiContract } from "../../shared/calls/defineApi";
import { type ApiClient, clientOf } from "../data/clientOf";
import { ownsStudies } from "./ownerPath";

/** Contracts describe the calls of activities; those of studies are the same. */
function owned<Name extends string>(name: Name): Name {
  return (ownsStudies() ? name.replace(OWNER_BASES.activity, OWNER_BASES.study) : name) as Name;
}

/**
 * {@link clientOf} for the calls of whatever has a questionnaire: in a community's console an activity, elsewhere a study.
 *
 * @example
 * const questionnaires = ownerClientOf<typeof questionnairesApi>();
 * await questionnaires.call("GET /api/activities/:id/questionnaire", { params: { id: studyId } });
 */
export function ownerClientOf<Api extends ApiContract>(): ApiClient<Api> {
  const client = clientOf<Api>();
  return {
    call: (name, input, settings) => client.call(owned(name), input, settings),
    callFully: (name, input, settings) => client.callFully(owned(name), input, settings),
    useCall: (name, input, options) => client.useCall(owned(name), input, options),
    keyOf: (name, input) => client.keyOf(owned(name), input),
  };
}
