import { type FormEvent, useState } from "react";
import type { MemberProfile, profileApi } from "../../../contracts/api/profile";
import { clientOf } from "../../data/clientOf";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { type Failure, failureOf } from "../pages/failureOf";
import { useAvailability } from "../steps/useAvailability";
import { changeBody, changedFields, type Field, NAMES, valuesOf } from "./profile";

const own = clientOf<typeof profileApi>();
const NOTHING: Failure = { fields: {}, form: undefined };

/** The id of a field's input. */
export function inputId(field: Field): string {
  return `profile-${field}`;
}

/** The state of the profile's form. @param onSaved told what the profile is by now */
export function useProfileForm(profile: MemberProfile, onSaved: (profile: MemberProfile) => void) {
  const { t } = useTexts();
  const { communityId, refresh } = useCommunity();
  const before = valuesOf(profile);
  const [values, setValues] = useState(before);
  const [failure, setFailure] = useState<Failure>(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const changed = changedFields(before, values);
  const hasNickname = changed.includes("nickname");
  const known = useAvailability(communityId, hasNickname ? values.nickname.trim() : "");
  const reason = hasNickname ? known : undefined;

  const show = (found: Failure) => {
    setFailure(found);
    const first = NAMES.find((name) => found.fields[name] !== undefined);
    if (first) document.getElementById(inputId(first))?.focus();
  };
  const save = async () => {
    setIsBusy(true);
    setFailure(NOTHING);
    try {
      const body = changeBody(before, values);
      const saved = await own.call("PUT /experienceLabs/userData", { body });
      setValues(valuesOf(saved));
      setIsSaved(true);
      onSaved(saved);
      // What the others know the person by stands in the header, too.
      if (hasNickname || changed.includes("picture")) refresh();
    } catch (error) {
      show(failureOf(error, NAMES, t));
    } finally {
      setIsBusy(false);
    }
  };
  const set = (field: Field, value: string) => {
    setIsSaved(false);
    setValues((now) => ({ ...now, [field]: value }));
    setFailure(({ fields: { [field]: _, ...fields }, form }) => ({ fields, form }));
  };
  return {
    values,
    changed,
    /** Why the nickname can't be had; nothing where it can, or isn't known. */
    reason,
    failure,
    isBusy,
    isSaved,
    set,
    undo: () => {
      setValues(before);
      setFailure(NOTHING);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy || changed.length === 0) return;
      const required = values.nickname.trim() === "" ? t("validation.required") : undefined;
      const refused = reason ? t(`community.completeProfile.${reason}`) : undefined;
      const nickname = required ?? refused;
      if (nickname) show({ fields: { nickname }, form: undefined });
      else void save();
    },
  };
}
