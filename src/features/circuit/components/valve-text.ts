/** What a part with a place of its own is worth here, in words. */
import type { PlacedAnswer } from '../../../circuit/components/placed.ts';
import { inUnit } from '../../../kit/form/text.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';

/** How much of it is asked, and what it is worth here: "12,6 kW · ouverture 79 %". */
export function sizeText({ category, size }: PlacedAnswer, format: Formatter): string {
  if (size === null) return '–';
  switch (category) {
    case 'expansion valve':
      return format.full('power', size);
    case 'receiver':
      return format.full('volume', size);
    case 'relief valve':
      return withUnit(formatAtMost(size, 0, format.locale), 'kg/h');
  }
}

/** A drop in bars, or the reader's unit, to a tenth of a bar. */
export function dropText(drop: number, format: Formatter): string {
  const unit = unitOfSlot(format.units, 'pressureDifference');
  const shown = inUnit({ quantity: 'pressureDifference' }, drop, 'bar', unit);
  return withUnit(formatAtMost(shown, unit === 'bar' ? 1 : 0, format.locale), format.symbol('pressureDifference'));
}

export const shareText = ({ share }: PlacedAnswer, format: Formatter): string =>
  share === null ? '–' : withUnit(formatAtMost(share * 100, 0, format.locale), '%');
