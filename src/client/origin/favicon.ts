interface Icon {
  readonly href: string;
  readonly type: string | null;
}

let original: Icon | undefined;

/** The community's icon in the tab; without one the product's. */
export function setFavicon(address: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  original ??= { href: link.href, type: link.getAttribute("type") };
  const { href, type }: Icon = address ? { href: address, type: null } : original;
  link.href = href;
  if (type === null) link.removeAttribute("type");
  else link.setAttribute("type", type);
}
