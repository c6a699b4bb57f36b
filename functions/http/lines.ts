/** Lines of a body that comes in pieces. */

/** Lines that came together, without the blank ones; `isTooLong` where one is longer than allowed, which ends the body. */
export interface Lines {
  readonly lines: readonly string[];
  /** The place of each among all that came, from 0. */
  readonly places: readonly number[];
  /** How many blank ones came among them. */
  readonly blank: number;
  readonly isTooLong: boolean;
}

function sorted(ended: readonly string[], rest: string, most: number): Lines {
  const places = [...ended.keys()].filter((place) => {
    const line = ended[place] ?? '';
    return line.length <= most && line.trim() !== '';
  });
  const lines = places.map((place) => ended[place] ?? '');
  const isTooLong = rest.length > most || ended.some((line) => line.length > most);
  return { lines, places, blank: ended.length - lines.length, isTooLong };
}

/**
 * Each byte is looked at once, whatever the body is cut into.
 * @param most characters a line may have
 * @throws {TypeError} where the bytes are no UTF-8
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Lines> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf('\n');
    const ended = end < 0 ? [] : (rest + text.slice(0, end)).split('\n');
    rest = end < 0 ? rest + text : text.slice(end + 1);
    const found = sorted(ended, rest, most);
    yield found;
    if (found.isTooLong) return;
  }
  rest += decoder.decode();
  if (rest !== '') yield sorted(rest.length > most ? [] : [rest], rest, most);
}
