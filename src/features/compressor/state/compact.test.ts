import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ZR144KCE } from '../../../circuit/compressor/doctor/published.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import { compressorsFromText, textFromCompressors } from './compact.ts';

const record: CompressorRecord = {
  name: 'ZR144KCE',
  marque: 'COPELAND',
  fluid: 'R22',
  coefficients: { ...ZR144KCE },
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
  step_volume_h: 33.2,
  rating_mode: 'SH',
  rating_value: 10,
  te_min: -20,
  te_max: 10,
};

describe('compressors as text', () => {
  it('come back as they were', () => {
    expect(compressorsFromText(textFromCompressors([record]))).toEqual({ records: [record], dropped: 0 });
    // Rated as heat pumps are tested, with hot gas.
    const hot = { ...record, rating_mode: 'RGT', rating_value: 77 } as const;
    expect(compressorsFromText(textFromCompressors([hot]))).toEqual({ records: [hot], dropped: 0 });
    expect(compressorsFromText(textFromCompressors([]))).toEqual({ records: [], dropped: 0 });
  });

  it('are left out, and counted, where they do not fit the schema', () => {
    const text = JSON.stringify([1, { n: 'x' }, 7, JSON.parse(textFromCompressors([record]))[1]]);
    expect(compressorsFromText(text)).toEqual({ records: [record], dropped: 2 });
  });

  it('are none where nothing can be read, and that is said', () => {
    expect(compressorsFromText(null)).toEqual({ records: [], dropped: 0 });
    for (const text of ['{', '7', '[0]', '{"records":[]}']) {
      expect(compressorsFromText(text)).toEqual({ records: [], dropped: 1 });
    }
  });
});

/** A browser's jar and box, as much of them as is needed. */
function browser() {
  const jar = new Map<string, string>();
  const box = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ');
      const at = pair.indexOf('=');
      if (rest.includes('max-age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => box.get(key) ?? null,
    setItem: (key: string, value: string) => box.set(key, value),
    removeItem: (key: string) => box.delete(key),
  });
  return { jar, box };
}

describe('the list', () => {
  beforeEach(() => vi.resetModules());

  it('is kept in a cookie while it fits one, and in local storage', async () => {
    const { jar, box } = browser();
    const { $compressors, saveCompressors, removeCompressors, undoRemoval } = await import('./list.ts');
    expect(saveCompressors([record])).toEqual({ added: 1, replaced: 0 });
    expect(saveCompressors([{ ...record, step_volume_h: 34 }])).toEqual({ added: 0, replaced: 1 });
    expect($compressors.get()).toHaveLength(1);
    expect(jar.has('compressors')).toBe(true);
    expect(compressorsFromText(box.get('compressors')).records).toHaveLength(1);
    saveCompressors(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ ...record, name })));
    expect(jar.has('compressors')).toBe(false);
    expect(compressorsFromText(box.get('compressors')).records).toHaveLength(9);
    removeCompressors($compressors.get().map(({ marque = '', name = '' }) => `${marque}|${name}`));
    expect([jar.size, box.size]).toEqual([0, 0]);
    undoRemoval();
    expect($compressors.get()).toHaveLength(9);
    expect(box.has('compressors')).toBe(true);
  });

  it('is read again, what does not fit left out and said', async () => {
    const { box } = browser();
    box.set('compressors', JSON.stringify([1, 'garbage', JSON.parse(textFromCompressors([record]))[1]]));
    const { $compressors, $dropped, restoreCompressors } = await import('./list.ts');
    vi.stubGlobal('window', undefined);
    restoreCompressors();
    expect($compressors.get()).toEqual([record]);
    expect($dropped.get()).toBe(1);
  });

  it('says when the browser refuses to keep it', async () => {
    browser();
    vi.stubGlobal(
      'document',
      Object.freeze({
        get cookie() {
          return '';
        },
        set cookie(_text: string) {
          /* barred */
        },
      }),
    );
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    });
    const { $isRefused, $compressors, saveCompressors } = await import('./list.ts');
    saveCompressors([record]);
    expect($isRefused.get()).toBe(true);
    expect($compressors.get()).toHaveLength(1);
  });
});
