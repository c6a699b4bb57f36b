/** Figures of the optimum as its reader reads them. */
import { convert, formatNumber, QUANTITIES, unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { signedText } from '../../kit/island/signed.ts';

const GAP_DECIMALS = 1;

/** A difference of pressures, in bar, in the unit of pressures: a gauge's zero is none of it. */
export function pressureGap({ units, locale }: Formatter, gap: number, isSigned = true): string {
  const unit = unitOfSlot(units, 'pressure') as UnitOf<'pressure'>;
  const shown = convert('pressure', gap, 'bar', unit) - convert('pressure', 0, 'bar', unit);
  const { decimals } = unitOf('pressure', unit);
  const written = Math.max(0, decimals - (QUANTITIES.pressure.units.bar.decimals - GAP_DECIMALS));
  const symbol = unitOf('pressure', unit)
    .symbol.replace(/\(g\)$/, '')
    .replace('psig', 'psi');
  return withUnit(
    isSigned ? signedText(shown, written, locale) : formatNumber(Math.abs(shown), written, locale),
    symbol,
  );
}

/** A share in per cent, as it comes, a dash for none. */
export function percentText(value: number | null, locale: Locale, isSigned = false): string {
  if (value === null) return NO_VALUE;
  return withUnit(isSigned ? signedText(value, 1, locale) : formatNumber(value, 1, locale), '%');
}
