/** Lines of a body that comes in pieces. */

/** Lines that came together, without the blank ones; `longest` where one is longer than allowed, which ends the body. */
export interface Lines {
  readonly lines: readonly string[];
  readonly isTooLong: boolean;
}

/**
 * @param most bytes a line may have
 * @throws {TypeError} where the bytes are no UTF-8
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Lines> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    const isTooLong = [...parts, rest].some((line) => line.length > most);
    yield { lines: parts.filter((line) => line.trim() !== '' && line.length <= most), isTooLong };
    if (isTooLong) return;
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield { lines: rest.length > most ? [] : [rest], isTooLong: rest.length > most };
}
