import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, fetchJson } from "../../../client/kit/console";
import type { OwnPeopleList, peopleApi } from "../shared/api/people";
import type { AddresseeState } from "../shared/ownDatabase";

const LIVE_MS = 15_000;

const people = clientOf<typeof peopleApi>();
const PEOPLE = "GET /api/studies/:id/people";

export interface PeopleQuery {
  readonly state?: AddresseeState;
  readonly words?: string;
  readonly page?: number;
}

/** A study's people; read again as long as mails go out and the page is in view. */
export function usePeople(studyId: string, query: PeopleQuery) {
  return people.useCall(
    PEOPLE,
    { params: { id: studyId }, query },
    { refetchInterval: ({ state }) => ((state.data as OwnPeopleList | undefined)?.state === "OPEN" ? LIVE_MS : false) },
  );
}

/** The invitation as it arrives. @param version of the study, whose texts it has */
export function useInvitationPreview(studyId: string, version: unknown) {
  return people.useCall("GET /api/studies/:id/people/preview", { params: { id: studyId } }, { version });
}

export interface NewPerson {
  readonly email: string;
  readonly name?: string;
  readonly language?: string;
}

/** What may be done about a study's people; each reads them again. */
export function usePeopleActions(studyId: string) {
  const queries = useQueryClient();
  const params = { id: studyId };
  const refresh = () => queries.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(PEOPLE) });
  const link = useMutation({
    mutationFn: (isOpen: boolean) => people.call("PUT /api/studies/:id/people/link", { params, body: { isOpen } }),
    onSettled: refresh,
  });
  const send = useMutation({
    mutationFn: (personId: string) =>
      people.call("POST /api/studies/:id/people/:personId/send", { params: { ...params, personId } }),
    onSettled: refresh,
  });
  const add = useMutation({
    mutationFn: (person: NewPerson) => fetchJson("/api/addressees", { method: "POST", body: { ...person, study: studyId } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (personId: string) => fetchJson(`/api/addressees/${personId}`, { method: "DELETE" }),
    onSettled: refresh,
  });
  return { refresh, link, send, add, remove };
}
