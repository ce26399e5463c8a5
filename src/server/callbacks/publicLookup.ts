import { lookup as lookUp } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are nobody's on the internet (IANA's special-purpose registries). */
const CLOSED_NETWORKS = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];

const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address);
    list.addSubnet(address, Number(prefix ?? LONGEST_PREFIX[family]), family === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

const closed = listOf(CLOSED_NETWORKS);

/** Whether an address may be called from here. */
export type Reachable = (address: string) => boolean;

/** @param allowed CIDRs that may be called although they are not public */
export function createReachable(allowed: readonly string[]): Reachable {
  const open = listOf(allowed);
  return (text) => {
    const address = text.replace(/^\[|\]$/g, "");
    const kind = isIP(address) === 6 ? "ipv6" : "ipv4";
    // A mapped address (::ffff:10.0.0.1) is looked up as the one that it stands for.
    return isIP(address) !== 0 && (open.check(address, kind) || !closed.check(address, kind));
  };
}

/** Whether a web address may be called as far as it says by itself; a name is looked up when it is called. */
export function mayReach(isReachable: Reachable, { hostname }: Pick<URL, "hostname">): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) === 0 || isReachable(literal);
}

export class ClosedNetwork extends Error {}

/** Resolves names to public addresses alone; what it hands out is what is connected to, so a name can't change in between. */
export function publicLookup(isReachable: Reachable): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const reachable = addresses.filter(({ address }) => isReachable(address));
      const [first] = reachable;
      if (!first) return done(new ClosedNetwork(host), []);
      return options.all ? done(null, reachable) : done(null, first.address, first.family);
    });
  };
}
