/** Cutting a pack into its files. */
import type { Pack, StoredFile } from './list.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A pack is fetched where more than this part of it is missing; less is fetched file by file. */
const WORTH_TAKING = 1 / 3;

/** Whether so much of a pack is missing that it is fetched as a whole. */
export function isWorthTaking({ files }: Pack, isStored: (address: string) => boolean): boolean {
  const weigh = (some: readonly StoredFile[]): number => some.reduce((sum, [, bytes]) => sum + bytes, 0);
  return weigh(files.filter(([address]) => !isStored(address))) > WORTH_TAKING * weigh(files);
}

/**
 * Each file of a pack with its own bytes.
 * @throws {Error} where the pack is not as long as its files together
 */
export function cutPack(
  { address, files }: Pack,
  pack: Bytes,
): readonly { readonly file: StoredFile; readonly bytes: Bytes }[] {
  let end = 0;
  const cut = files.map((file) => {
    const start = end;
    end += file[1];
    return { file, bytes: pack.subarray(start, end) };
  });
  if (end !== pack.byteLength) throw new Error(`${address} has ${pack.byteLength} bytes, and its files ${end}`);
  return cut;
}

/** SHA-256 in base 64. */
export async function digestOf(bytes: Bytes): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** The content type of a text by its address; a page's has no ending. */
export const typeOf = (address: string): string =>
  `${TYPES[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? 'text/html'}; charset=utf-8`;
