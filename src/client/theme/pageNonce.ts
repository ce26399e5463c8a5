/** The style nonce that the server wrote into this page, for whatever inserts styles at run time. */
export function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.content || meta?.nonce || undefined;
}
