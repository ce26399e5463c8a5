import type { SessionKind } from "./session";

/** SQL: whether member `m` has yet to accept a document in its present version. */
function unaccepted(document: string, version: string): string {
  return `${version} is not null and not exists (select 1 from acceptance x
    where x.member = m.id and x.document = '${document}' and x.document_version = ${version})`;
}

/** SQL: whether session `s` has yet to take its second step: its account has a second factor, or its space asks for one. */
function secondStep(isDemanded: string): string {
  return `s.second_factor_at is null and (${isDemanded} or exists (select from second_factor f
    where f.account_id = s.account_id and f.confirmed_at is not null))`;
}

const STAFF_DEMANDED = `(s.kind = 'staff' and exists (select from community c where c.id = s.space_id and c.staff_needs2_f_a))`;

const MEMBER_LACKS = `(select array_remove(array[
    case when ${secondStep("c.needs2_f_a")} then 'twoFactor' end,
    case when m.status = 'INVITED' then 'verification' end,
    case when ${unaccepted("CONDITIONS", "k.conditions_version")} then 'conditions' end,
    case when c.privacy_policy_active and ${unaccepted("PRIVACY", "k.privacy_version")} then 'privacy' end,
    case when m.is_nickname_provisional then 'nickname' end,
    case when m.image is null then case when k.photo_required then 'requiredPhoto' else 'photo' end end], null)
  from member m join community c on c.id = m.space_id left join community_configuration k on k.space_id = m.space_id
  where m.id = s.subject_id)`;

const lacksStep = (isDemanded: string): string => `case when ${secondStep(isDemanded)} then array['twoFactor'] end`;

const LACKS: Readonly<Record<SessionKind, string>> = {
  member: MEMBER_LACKS,
  staff: lacksStep(STAFF_DEMANDED),
  suite: lacksStep("false"),
  backoffice: lacksStep("false"),
};

/**
 * SQL: what the person behind session `s` lacks (`Missing` of `src/shared/nextStep`), read with every request: what
 * was completed holds with the next, new conditions too.
 * @param kind of a session that is known to be of that sort
 */
export function missingSql(kind?: SessionKind): string {
  return kind ? LACKS[kind] : `case s.kind when 'member' then ${MEMBER_LACKS} else ${LACKS.staff} end`;
}
