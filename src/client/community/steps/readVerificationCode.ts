/** The code behind the address's #, taken out of it at once: neither the history nor a copied address keeps it. */
export function readVerificationCode(): string | undefined {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.slice(1)).get("code") ?? undefined;
  if (hash) window.history.replaceState(window.history.state, "", pathname + search);
  return code;
}
