/** Design tools whose prototypes are opened by a link. */
export type PrototypeTool = "figma" | "xd" | "invision" | "axure";

export interface PrototypeLink {
  readonly tool: PrototypeTool;
  /** `prototype` is for whoever tries it; `source` leads to its makers' side: the design, its specifications, the project. */
  readonly opens: "prototype" | "source";
}

interface Rule {
  readonly tool: PrototypeTool;
  readonly hosts: RegExp;
  /** Of the path, `source` first; what fits neither is another page of the tool's site. */
  readonly source: RegExp;
  readonly prototype: RegExp;
}

const RULES: readonly Rule[] = [
  {
    tool: "figma",
    hosts: /^(?:www\.|embed\.)?figma\.com$/,
    prototype: /^\/(?:proto|deck)\/\w/,
    source: /^\/(?:file|design|board|slides|make|site|buzz)\/\w/,
  },
  { tool: "xd", hosts: /^xd\.adobe\.com$/, prototype: /^\/(?:view|embed)\/\w/, source: /^\/spec\/|\/specs(?:\/|$)/ },
  {
    tool: "invision",
    hosts: /^(?:[\w-]+\.)?invisionapp\.com$|^invis\.io$/,
    prototype: /^\/(?:share|prototype|public\/share)\/\w|^\/[A-Z0-9]{8,}$/,
    source: /^\/(?:d|console|overview|inspect|freehand)\/\w/,
  },
  {
    tool: "axure",
    hosts: /^(?:[\w-]+\.)?(?:axshare\.com|axure\.cloud)$|^share\.axure\.com$/,
    prototype: /^\/(?!app(?:\/|$))/,
    source: /^\/app(?:\/|$)/,
  },
];

/** Figma's older embeds hold the link itself as a parameter. */
const embeddedIn = ({ pathname, searchParams }: URL) => (pathname === "/embed" ? searchParams.get("url") : null);

/**
 * What an address is to a design tool, by its text alone: nothing is fetched.
 * @returns undefined for addresses of other sites, and for pages of the tools' sites that are neither
 *
 * @example
 * prototypeLink("https://www.figma.com/proto/AbC/Shop?node-id=1-2") // { tool: "figma", opens: "prototype" }
 */
export function prototypeLink(address: string): PrototypeLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const rule = RULES.find(({ hosts }) => hosts.test(url.hostname));
  if (!rule || !/^https?:$/.test(url.protocol)) return undefined;
  const { tool, prototype, source } = rule;
  const embedded = tool === "figma" ? embeddedIn(url) : null;
  // One within another is nobody's link.
  const path =
    embedded !== null && URL.canParse(embedded) && rule.hosts.test(new URL(embedded).hostname)
      ? new URL(embedded).pathname
      : url.pathname;
  if (source.test(path)) return { tool, opens: "source" };
  return prototype.test(path) ? { tool, opens: "prototype" } : undefined;
}

/** Start addresses of a task. */
export interface StartAddresses {
  readonly startUrlDesktop?: string;
  readonly startUrlPhone?: string;
}

/** Whether a task begins in prototypes alone. No site's snippet is in them, so nothing is measured. */
export function isInPrototype({ startUrlDesktop, startUrlPhone }: StartAddresses): boolean {
  const addresses = [startUrlDesktop, startUrlPhone].filter(Boolean);
  return addresses.length > 0 && addresses.every((address) => prototypeLink(address ?? "") !== undefined);
}
