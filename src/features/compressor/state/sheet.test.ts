import { describe, expect, it } from 'vitest';
import { ZR144KCE } from '../../../circuit/compressor/doctor/published.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import type { Locale } from '../../../language/index.ts';
import { coefficientPath, SHEET_FIELDS } from './fields.ts';
import {
  coefficientTexts,
  EMPTY_SHEET,
  linkFromRecord,
  linkFromSheet,
  readSheet,
  sheetFromLink,
  sheetFromRecord,
  textsOfSheet,
} from './sheet.ts';
import type { SheetTexts } from './sheet.ts';

const record: CompressorRecord = {
  name: 'ZR144KCE',
  marque: 'COPELAND',
  fluid: 'R22',
  coefficients: { ...ZR144KCE },
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
  rating_mode: 'SH',
  rating_value: 10,
  te_min: -20,
};

/** A form with these texts in it. */
function typed(texts: SheetTexts, locale: Locale = 'fr'): FormContent {
  const form = createForm(SHEET_FIELDS, locale);
  form.change(texts);
  return form.$content.get();
}

describe('the sheet of a compressor', () => {
  it('says what its record says, in either language, to the last digit', () => {
    for (const locale of ['fr', 'en'] as const) {
      const { record: read, problems, isComplete } = readSheet(typed(sheetFromRecord(record, locale), locale));
      expect(problems).toEqual({});
      expect(isComplete).toBe(true);
      expect(read).toMatchObject(record);
    }
  });

  it('goes through a link from one language to the other, what is no number as typed', () => {
    const sheet = sheetFromRecord(record, 'fr');
    const link = linkFromSheet(typed({ ...sheet, te_max: 'dix', tc_min: '30,5' }));
    const linked = sheetFromLink(link, 'en');
    expect(linked).toMatchObject({ te_max: 'dix', tc_min: '30.5', name: 'ZR144KCE' });
    expect(linked?.[coefficientPath('capacity', 0)]).toBe('38.410000463592');
    expect(linked && readSheet(typed(linked, 'en')).record.coefficients).toEqual(ZR144KCE);
    expect(sheetFromLink(linkFromRecord(record), 'fr')).toEqual(sheet);
    expect(textsOfSheet(typed(sheet))).toEqual(sheet);
  });

  it('is empty in a link that says nothing sensible, and none where there is nothing to read', () => {
    expect(sheetFromLink('{"order":"x","coefficients":{"capacity":7},"units":{"power":"hp"}}', 'fr')).toEqual(
      EMPTY_SHEET,
    );
    for (const text of [null, '', '{', '[]', '7']) expect(sheetFromLink(text, 'fr')).toBeUndefined();
  });

  it('tells each coefficient that is missing or no number, and leaves its quantity out', () => {
    const sheet = sheetFromRecord(record, 'fr');
    const {
      problems,
      record: read,
      isComplete,
    } = readSheet(typed({ ...sheet, [coefficientPath('capacity', 3)]: '', [coefficientPath('capacity', 4)]: 'x' }));
    expect(problems).toMatchObject({
      'coefficients.capacity.3': { code: 'E_MISSING' },
      'coefficients.capacity.4': { code: 'E_NUMBER' },
    });
    expect(read.coefficients.capacity).toBeUndefined();
    expect(isComplete).toBe(false);
  });

  it('reads another order of coefficients into that of EN 12900', () => {
    const sheet = sheetFromRecord(record, 'fr');
    const swapped = [0, 2, 1, 5, 4, 3, 9, 8, 7, 6];
    const capacity = swapped.map((place) => sheet[coefficientPath('capacity', place)] ?? '');
    const read = readSheet(
      typed({ ...EMPTY_SHEET, ...coefficientTexts('capacity', capacity), rating_value: '10', order: 'swapped' }),
    );
    expect(read.record.coefficients.capacity).toEqual(ZR144KCE.capacity);
  });

  it('says which limit a number breaks', () => {
    const sheet = sheetFromRecord(record, 'fr');
    const { problems } = readSheet(typed({ ...sheet, frequency: '500' }));
    expect(problems['frequency']).toMatchObject({ code: 'E_RANGE', values: { min: 25, max: 120 } });
  });
});
