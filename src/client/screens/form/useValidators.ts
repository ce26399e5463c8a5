import type { ValidatorFunctions } from "@rjsf/validator-ajv8";
import { useEffect, useState } from "react";

const loaded = new Map<string, Promise<ValidatorFunctions>>();

async function load(address: string): Promise<ValidatorFunctions> {
  const module: { readonly default: ValidatorFunctions } = await import(/* @vite-ignore */ address);
  return module.default;
}

/**
 * The precompiled validators of a form. Nothing while they load, and nothing where they can't be: the server checks
 * every save again, so a form without them is slower to tell but never wrong.
 */
export function useValidators(address: string | undefined): ValidatorFunctions | undefined {
  const [validators, setValidators] = useState<ValidatorFunctions>();
  useEffect(() => {
    if (!address) return undefined;
    let isCurrent = true;
    const pending = loaded.get(address) ?? load(address);
    loaded.set(address, pending);
    pending.then(
      (functions) => isCurrent && setValidators(functions),
      () => loaded.delete(address),
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return validators;
}
