import type { Translate } from "../../../../../client/kit/console";

const SETTING = /^questionTypes\.(settings|settingHelps)\./;

/** Texts of settings in the words of one type, where it has words of its own; all others as everywhere. */
export function textsOfType(type: string, t: Translate): Translate {
  return (key, options) => {
    const shared = t(key, options);
    return SETTING.test(key) ? t(key.replace(SETTING, `questionTypes.${type}.$1.`), { ...options, _: shared }) : shared;
  };
}
