import type { ValidatorFunctions } from "@rjsf/validator-ajv8";
import { useEffect, useState } from "react";

const loaded = new Map<string, Promise<ValidatorFunctions>>();

async function load(address: string): Promise<ValidatorFunctions> {
  const module: { readonly default: ValidatorFunctions } = await import(/* @vite-ignore */ address);
  return module.default;
}

function loading(address: string): Promise<ValidatorFunctions> {
  const pending = loaded.get(address) ?? load(address);
  loaded.set(address, pending);
  pending.catch(() => loaded.delete(address));
  return pending;
}

/** Has the validators of a form at hand before it is shown, for the case that the network goes away meanwhile. */
export function preloadValidators(address: string): void {
  loading(address).catch(() => undefined);
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
    loading(address).then(
      (functions) => isCurrent && setValidators(functions),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return validators;
}
