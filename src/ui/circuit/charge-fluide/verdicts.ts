/** The checks of a charge in words. */
import type { LeakFigures, ReceiverCheck, RoomFigures } from '../../../circuit/charge/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { withUnit } from '../../../quantities/number.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';

export interface Verdict {
  readonly text: string;
  /** Undefined where nothing is judged. */
  readonly level?: 'good' | 'warning';
}

/** @param co2e t */
export const co2eText = (co2e: number | null | undefined, t: Translator): string =>
  co2e === null || co2e === undefined ? NO_VALUE : withUnit(formatNumber(co2e, 2, t.locale), 't CO₂e');

export function leakText(
  leakClass: LeakFigures['leak_class'] | undefined,
  months: number | null | undefined,
  t: Translator,
): Verdict {
  if (leakClass === null || leakClass === undefined) return { text: t('circuitPages.charge-fluide.noClass') };
  if (leakClass === 'aucun' || !months) return { text: t('circuitPages.charge-fluide.noCheck') };
  return { text: t('circuitPages.charge-fluide.everyMonths', { months, leakClass }) };
}

export function receiverVerdict(check: ReceiverCheck | null | undefined, t: Translator): Verdict {
  if (!check) return { text: t('circuitPages.charge-fluide.typeReceiver') };
  if (check.fits === null) return { text: t('circuitPages.charge-fluide.nearCritical') };
  return check.fits
    ? { text: t('circuitPages.charge-fluide.receiverFits'), level: 'good' }
    : { text: t('circuitPages.charge-fluide.receiverSmall'), level: 'warning' };
}

export function roomVerdict(room: RoomFigures | null | undefined, t: Translator): Verdict {
  if (!room) return { text: t('circuitPages.charge-fluide.typeRoom') };
  return room.verdict === 'conforme'
    ? { text: t('circuitPages.charge-fluide.roomFits'), level: 'good' }
    : { text: t('circuitPages.charge-fluide.roomSmall'), level: 'warning' };
}
