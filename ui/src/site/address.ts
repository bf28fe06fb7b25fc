/** The address of this site as it works from another device: 127.0.0.1 is another machine there. */
import { ask } from "$lib/api/ask.ts";
import type { Address } from "$lib/api/types.ts";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whoever comes by an address of the network sends just that; only the host's own machine has to ask. */
export async function addressForOthers(): Promise<string> {
  if (!LOOPBACK.test(location.hostname)) return location.origin;
  const { address } = await ask<Address>("GET", "/address").catch(() => ({ address: "" }));
  return address;
}
