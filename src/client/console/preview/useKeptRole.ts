import { useCallback, useState } from "react";

/**
 * The role that somebody looks at the console as, kept for this window alone: there when the page is loaded anew, gone
 * with the window.
 * @param owner who looks, and where
 */
export function useKeptRole(owner: string): readonly [string | undefined, (role: string | undefined) => void] {
  const name = `sondeo.seeAs.${owner}`;
  const [role, setRole] = useState(() => sessionStorage.getItem(name) ?? undefined);
  const keep = useCallback(
    (next: string | undefined) => {
      if (next) sessionStorage.setItem(name, next);
      else sessionStorage.removeItem(name);
      setRole(next);
    },
    [name],
  );
  return [role, keep];
}
