/** Sentences of problems and warnings, whose texts name the units of the formulas, in those the reader chose. */
import { writeSentencesBy } from '../../i18n/in-readers-units.ts';
import { convert, decimalsOf, formatNumber, readSymbol, vacuumFigure } from '../../quantities/index.ts';
import type { AnyUnit, Quantity, UnitOf } from '../../quantities/index.ts';
import { formatAtMost } from '../../quantities/number.ts';

/** The quantity a symbol of a text is of, and the unit it stands for. */
const UNITS: Readonly<Record<string, readonly [Quantity, AnyUnit]>> = {
  '°C': ['temperature', 'degC'],
  K: ['temperatureDifference', 'K'],
  bar: ['pressure', 'bar'],
  'bar\u00a0abs.': ['pressure', 'bar'],
  kW: ['power', 'kW'],
  kg: ['mass', 'kg'],
  m: ['length', 'm'],
  'm/s': ['speed', 'm_s'],
  'Pa/m': ['pressureGradient', 'Pa_m'],
  'kPa/m': ['pressureGradient', 'kPa_m'],
};

/** From now on sentences are written in these units. @param units those that are not the quantities' own */
export function writeSentencesIn(units: Readonly<Partial<Record<string, AnyUnit>>>): void {
  if (Object.keys(units).length === 0) {
    writeSentencesBy(undefined);
    return;
  }
  writeSentencesBy((value, symbol, isShort, locale) => {
    const known = UNITS[symbol];
    const chosen = known && units[known[0]];
    if (!known || chosen === undefined || chosen === known[1]) return undefined;
    const [quantity, own] = known;
    const unit = chosen as UnitOf<typeof quantity>;
    const there = convert(quantity, value, own as UnitOf<typeof quantity>, unit);
    const vacuum = vacuumFigure(quantity, there, unit, locale);
    if (vacuum) return vacuum;
    // What a sentence says is a limit somebody wrote, and no figure of ours.
    const decimals = decimalsOf(quantity, there, unit, true);
    const text = isShort ? formatAtMost(there, decimals, locale) : formatNumber(there, decimals, locale);
    return [text, readSymbol(quantity, unit)];
  });
}
