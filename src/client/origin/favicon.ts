/** The community's icon in the tab; without one the product's stays. */
export function setFavicon(address: string | null): void {
  if (!address) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.removeAttribute("type");
  link.href = address;
}
