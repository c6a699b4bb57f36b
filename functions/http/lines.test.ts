import { assert, asyncProperty, integer, array, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gathered, isShredded } from './gathered.ts';
import { linesOf } from './lines.ts';

const MOST = 40;

async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield await Promise.resolve(bytes.subarray(at, at + size));
    at += size;
  }
}

async function read(body: string, sizes: readonly number[]) {
  const found: string[] = [];
  let blanks = 0;
  let isTooLong = false;
  for await (const { lines, blank, isTooLong: isLong } of linesOf(cut(Buffer.from(body), sizes), MOST)) {
    found.push(...lines);
    blanks += isLong ? 0 : blank;
    isTooLong ||= isLong;
  }
  return { found, blanks, isTooLong };
}

describe('lines of a body', () => {
  it('are the same whatever it is cut into', async () => {
    const line = stringMatching(/^[ a-z\u00e9\u{1f9ca}{}"]{0,40}$/u);
    await assert(
      asyncProperty(array(line), array(integer({ min: 1, max: 9 }), { minLength: 1 }), async (lines, sizes) => {
        const within = lines.filter((one) => one.length <= MOST);
        const { found, blanks, isTooLong } = await read(`${within.join('\n')}\n`, sizes);
        const written = within.length === 0 ? [''] : within;
        expect(found).toEqual(written.filter((one) => one.trim() !== ''));
        expect(blanks).toBe(written.length - found.length);
        expect(isTooLong).toBe(false);
      }),
    );
  });

  it.each([1, 7, 4096])('end at one that is too long, in pieces of %i bytes', async (size) => {
    const { found, isTooLong } = await read(`{}\n${'x'.repeat(MOST + 1)}`, [size]);
    expect(found).toEqual(['{}']);
    expect(isTooLong).toBe(true);
  });

  it('cost no more a byte the longer the line is', { retry: 4 }, async () => {
    const timed = async (length: number): Promise<number> => {
      const bytes = Buffer.alloc(length, 'a');
      const start = performance.now();
      for await (const { isTooLong } of linesOf(cut(bytes, [1]), length)) if (isTooLong) throw new Error();
      return performance.now() - start;
    };
    await timed(20_000);
    let [short, long] = [Infinity, Infinity];
    // By turns, the fastest of each: other work on the machine slows both.
    for (let turn = 0; turn < 5; turn += 1) {
      short = Math.min(short, await timed(30_000));
      long = Math.min(long, await timed(120_000));
    }
    // Four times the bytes: four times the time, and sixteen if a line were joined anew for each of its pieces.
    expect(long / short).toBeLessThan(8);
  });
});

describe('a body as it comes', () => {
  it('is joined as it was sent, and gathered anew once it was taken', () => {
    const gathered = new Gathered();
    const text = 'abcdefghij'.repeat(2000);
    for (const sign of text) gathered.add(Buffer.from(sign));
    expect(gathered.length).toBe(20_000);
    const first = gathered.take();
    gathered.add(Buffer.from('z'));
    expect(Buffer.from(first).toString()).toBe(text);
    expect(Buffer.from(gathered.take()).toString()).toBe('z');
    expect(gathered.length).toBe(0);
  });

  it.each([
    [2000, 2000, false],
    [2001, 2001, true],
    [2001, 2001 * 32, false],
    [63_000, 63_000 * 31, true],
  ])('of %i pieces and %i bytes is cut too small: %s', (pieces, bytes, is) => {
    expect(isShredded(pieces, bytes)).toBe(is);
  });
});
