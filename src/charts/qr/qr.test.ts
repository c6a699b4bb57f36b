import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { alignmentPlaces, roomOf } from './codewords.ts';
import { qrModules, qrPath } from './modules.ts';

const rowsOf = (text: string): readonly string[] =>
  (qrModules(text) ?? []).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

describe('a QR code', () => {
  // The modules of `qrcode` 1.5.4, an encoder that shares no code with this one, in bytes at level L; each was read back by jsQR 1.4.
  it('is that of another encoder, module by module', () => {
    const rows =
      '1fdf7f 105b41 174e5d 174b5d 17515d 105441 1fd57f 1e00 1cdff3 a3893 7d8dd fa52a 1344e3 1ed0 1fc39d 1052f8 174fce 174c18 17545b 105918 1fd471';
    expect(rowsOf('AppFroid').map((row) => Number.parseInt(row, 2).toString(16))).toEqual(rows.split(' '));
  });

  it.each([
    [100, 37, 'b88e6ccc4156da608450bb52ecfc5dfc8011d34d6d18850a223115287eeeb476'],
    // Several blocks, of two lengths, and information of the version.
    [260, 57, '324b576115feedb20d833e62451407831505bc0590cca4e0daef77fe7c1cccc5'],
    [900, 101, '232025b0bf0d1edb87e8b1e362c7f358350384d1afea5fc34cc80dee1023cc93'],
  ])('so is one of %i bytes', (length, size, digest) => {
    const text = 'https://example.org/simulation/diagnostic?fluid=R32&p_lp=6&p_hp=24.5&'.repeat(15).slice(0, length);
    const rows = rowsOf(text);
    expect(rows).toHaveLength(size);
    expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(digest);
  });

  it('is none of a text too long to be read off paper', () => {
    expect(qrModules('x'.repeat(1273))).toBeDefined();
    expect(qrModules('x'.repeat(1274))).toBeUndefined();
  });

  it('is drawn dark module by dark module', () => {
    expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
  });
});

// ISO/IEC 18004:2015, annex E and table 1.
it.each([
  [1, [], 26],
  [2, [6, 18], 44],
  [7, [6, 22, 38], 196],
  [25, [6, 32, 58, 84, 110], 1588],
])('version %i', (version, places, room) => {
  expect(alignmentPlaces(version)).toEqual(places);
  expect(roomOf(version)).toBe(room);
});
