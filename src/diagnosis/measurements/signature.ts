/** What two files of one logger have in common, so that what a reader settled once is proposed again. */

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the header cells, in lower case, trimmed, joined by the delimiter; '' where the platform has no digest. */
export async function headerSignature(cells: readonly string[], delimiter: string): Promise<string> {
  const text = cells.map((cell) => cell.trim().toLowerCase()).join(delimiter);
  const { subtle } = globalThis.crypto as { readonly subtle?: typeof globalThis.crypto.subtle };
  return subtle === undefined ? '' : hex(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
