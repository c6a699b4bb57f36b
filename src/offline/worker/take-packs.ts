import type { Serwist } from 'serwist';
import { inTurns } from '../in-turns.ts';
import type { Pack } from '../list.ts';
import { cutPack, digestOf, isWorthTaking, typeOf } from '../pack.ts';

/** Headers that speak of the pack and not of the file that was in it; what is left is the site's own. */
const OF_THE_PACK =
  /^(?:content-(?:disposition|encoding|length|range|type)|accept-ranges|age|cache-control|connection|date|etag|expires|keep-alive|last-modified|transfer-encoding|vary)$/;

/**
 * Puts into Serwist's store what is missing there and comes in packs. No library stores a file that came in another.
 * A pack that cannot be had is left to Serwist, which then asks for its files one by one.
 * @throws {Error} naming a file that is not of this build: no other pack is begun, and what was right stays
 */
export async function takePacks(serwist: Serwist, packs: readonly Pack[], atOnce: number): Promise<void> {
  const store = await caches.open(serwist.precacheStrategy.cacheName);
  const stored = new Set((await store.keys()).map(({ url }) => url));
  const keyOf = (address: string): string => serwist.getPrecacheKeyForUrl(address) ?? '';
  const isStored = (address: string): boolean => stored.has(keyOf(address));

  const wanted = packs.filter((pack) => isWorthTaking(pack, isStored));
  await inTurns(wanted, atOnce, async (pack) => {
    const answer = await packFrom(pack.address);
    if (!answer) return;
    const headers = [...answer.headers].filter(([name]) => !OF_THE_PACK.test(name));
    for (const { file, bytes } of cutPack(pack, answer.bytes)) {
      const [address, , digest] = file;
      if (isStored(address)) continue;
      if ((await digestOf(bytes)) !== digest) throw new Error(`${address} is not of this build`);
      const response = new Response(bytes, { headers: [...headers, ['content-type', typeOf(address)]] });
      await store.put(keyOf(address), response);
    }
  });
}

/** A pack is cut and gone: it is kept by no other store. */
async function packFrom(address: string): Promise<{ headers: Headers; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store', credentials: 'same-origin' });
    return answer.ok ? { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) } : undefined;
  } catch {
    return undefined;
  }
}
