import { failureOf } from "../community/pages/failureOf";
import { useTexts } from "../texts/TextsProvider";
import { passkeyFailure } from "./passkeys";

/** Why there was no passkey, in words. */
export function usePasskeyText(): (error: unknown) => string {
  const { t } = useTexts();
  return (error) => {
    const failure = passkeyFailure(error);
    return failure ? t(`security.passkey.${failure}`) : (failureOf(error, [], t).form ?? "");
  };
}
