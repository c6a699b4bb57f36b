/** The checks of a charge in words. */
import type { LeakFigures, ReceiverCheck, RoomFigures } from '../../../circuit/charge/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { convert, formatNumber } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import type { Locale } from '../../../language/index.ts';
import { decimalsFor, messageNumber, withUnit } from '../../../quantities/number.ts';
import { boxText } from '../../../regulation/charge/leak-answer.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import type { Formatter } from '../../../kit/island/format.ts';

export interface Verdict {
  readonly text: string;
  /** Undefined where nothing is judged. */
  readonly level?: 'good' | 'warning';
}

const FROM_HUNDREDTHS = 0.1;

/** Tonnes: hundredths, of less two figures, so that some propane is not nothing. */
export const co2eNumber = (co2e: number, locale: Locale): string =>
  formatNumber(co2e, co2e < FROM_HUNDREDTHS ? Math.max(2, decimalsFor(co2e, 2)) : 2, locale);

/** @param co2e t */
export const co2eText = (co2e: number | null | undefined, t: Translator): string =>
  co2e === null || co2e === undefined ? NO_VALUE : withUnit(co2eNumber(co2e, t.locale), 't CO₂e');

export function leakText(
  leakClass: LeakFigures['leak_class'] | undefined,
  months: number | null | undefined,
  t: Translator,
): Verdict {
  if (leakClass === null || leakClass === undefined) return { text: t('circuitPages.charge.noClass') };
  if (leakClass === 'aucun' || !months) return { text: t('circuitPages.charge.noCheck') };
  return { text: t('circuitPages.charge.everyMonths', { months, leakClass }) };
}

/** Of a blend of HFC and HFO: what each reading of the law asks, and the box of the French form. */
export function readingTexts(readings: LeakFigures['leak_readings'] | undefined, t: Translator): readonly string[] {
  return (readings ?? []).map(({ leak_class: leakClass, interval_months: months, form_box: box }, index) =>
    t(index === 0 ? 'circuitPages.charge.reading1' : 'circuitPages.charge.reading2', {
      checks: leakText(leakClass, months, t).text.toLowerCase(),
      box: boxText(box),
    }),
  );
}

export function receiverVerdict(check: ReceiverCheck | null | undefined, t: Translator): Verdict {
  if (!check) return { text: t('circuitPages.charge.typeReceiver') };
  if (check.fits === null || check.high.fits === null) return { text: t('circuitPages.charge.nearCritical') };
  if (check.fits && !check.high.fits) return { text: t('circuitPages.charge.receiverDepends'), level: 'warning' };
  return check.fits
    ? { text: t('circuitPages.charge.receiverFits'), level: 'good' }
    : { text: t('circuitPages.charge.receiverSmall'), level: 'warning' };
}

/** The first thing to be said before a room is judged. */
function askText({ missing }: Pick<RoomFigures, 'missing'>, t: Translator): string {
  if (missing.includes('area')) return t('circuitPages.charge.askArea');
  return t(missing.includes('mounting') ? 'circuitPages.charge.askMounting' : 'circuitPages.charge.askUse');
}

/** The verdict of the machine on the room, or what to say first; how grave it is, by the one order. */
export function roomVerdict(room: RoomFigures | null | undefined, t: Translator): Verdict {
  if (!room) return { text: t('circuitPages.charge.askUse') };
  const standard = { standard: room.standard ?? '' };
  switch (room.code) {
    case 'N_NOT_JUDGED':
      return { text: t('circuitPages.charge.notJudged') };
    case 'N_MISSING':
      return { text: askText(room, t) };
    case 'N_STANDARD':
      return { text: t('circuitPages.charge.underStandard', standard), level: 'good' };
    case 'N_OVER_STANDARD':
      return { text: t('circuitPages.charge.overStandard', standard), level: 'warning' };
    case 'N_NO_LIMIT':
    case 'N_WITHIN':
      return { text: t('circuitPages.charge.roomFits'), level: 'good' };
    case 'N_DEPENDS':
      return { text: t('circuitPages.charge.roomDepends'), level: 'warning' };
    case 'N_C3':
      return { text: t('circuitPages.charge.roomMeasures', { n: room.measures_c3 ?? 0 }), level: 'warning' };
    case 'N_NOT_ALLOWED':
      return { text: t('circuitPages.charge.roomRefused'), level: 'warning' };
  }
}

/** What was taken from the use because nobody said it; undefined where nothing was. */
export const supposedText = (room: RoomFigures | null | undefined, t: Translator): string | undefined =>
  room && room.assumed.length > 0
    ? t('circuitPages.charge.supposed', {
        facts: room.assumed.map((fact) => t(`circuitPages.charge.supposedFacts.${fact}`)).join(', '),
      })
    : undefined;

/** Most charge of a room in the reader's unit: ammonia may have grams, which two decimals of a kilogram hide. */
export function mostChargeText({ m_max, verdict }: RoomFigures, format: Formatter, t: Translator): string {
  if (verdict === null) return NO_VALUE;
  if (m_max === null) return t('circuitPages.charge.noLimit');
  const shown = convert('mass', m_max, 'kg', unitOfSlot(format.units, 'mass') as UnitOf<'mass'>);
  return withUnit(messageNumber(shown, { significant: 4 }, t.locale), format.symbol('mass'));
}

/** What to tell beside the verdict of a room, one text a line. */
export const roomNotes = (room: RoomFigures | null | undefined, t: Translator): readonly string[] =>
  (room?.notes ?? []).map(({ code, values }) =>
    t(
      `circuitPages.charge.notes.${code}`,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, messageNumber(value, { significant: 4 }, t.locale)]),
      ),
    ),
  );
