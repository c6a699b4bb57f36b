/** The figure a search asks for, computed on the device and written in the reader's units. */
import { displayFromSi, formatDisplayed, preferredUnit, unitOf, withUnit } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { fluidStates } from '../../../stores/simulation/states.ts';
import { $settings } from '../../../kit/kept/settings.ts';
import type { Question } from './question.ts';
import type { SearchData } from './entries.ts';
import type { Locale } from '../../../language/index.ts';

export interface Answered {
  readonly title: string;
  readonly text: string;
  /** What the ruler is asked to show. */
  readonly query: string;
}

/** Closer than a gauge reads, relative: bubble and dew are one. */
const SAME = 1e-3;

/** @throws {Error} when the fluid has no such saturation, or the engine could not be fetched */
export async function answerTo(question: Question, texts: SearchData['texts'], locale: Locale): Promise<Answered> {
  const settings = $settings.get();
  const absolute = { ...settings, pressureReference: 'absolute' } as const;
  const gauge = { ...settings, pressureReference: 'gauge' } as const;
  const shown = <Q extends 'temperature' | 'temperatureDifference' | 'pressure'>(
    quantity: Q,
    si: number,
    unit: UnitOf<Q>,
  ): string =>
    withUnit(formatDisplayed(quantity, displayFromSi(quantity, si, unit), unit, locale), unitOf(quantity, unit).symbol);
  const pressureIn = (preferences: typeof absolute | typeof gauge, P: number): string =>
    shown('pressure', P, preferredUnit(preferences, 'pressure', 'bar') as UnitOf<'pressure'>);
  const temperature = (T: number): string =>
    shown('temperature', T, preferredUnit(settings, 'temperature', 'degC') as UnitOf<'temperature'>);
  const both = (P: number): string => `${pressureIn(absolute, P)} ${texts.absolute} (${pressureIn(gauge, P)})`;

  const { fluid } = question;
  const [x, pair, field] = 'T' in question ? ([question.T, 'TQ', 'P'] as const) : ([question.P, 'PQ', 'T'] as const);
  const [columns] = await fluidStates(fluid, [{ pair, xs: [x, x], ys: [0, 1], fields: [field] }]);
  const [bubble = Number.NaN, dew = Number.NaN] = columns?.[0] ?? [];
  if (!Number.isFinite(bubble) || !Number.isFinite(dew)) throw new Error('no saturation there');
  const written = 'T' in question ? both : temperature;
  const isSame = Math.abs(bubble / dew - 1) < ('T' in question ? SAME : SAME / 10);
  const figures = isSame
    ? `${texts.saturation} ${written(dew)}`
    : `${texts.dew} ${written(dew)} · ${texts.bubble} ${written(bubble)}`;
  const asked = 'T' in question ? temperature(question.T) : both(question.P);
  const plain = (value: number): string => String(Number(value.toPrecision(9)));
  const parameters = (): Record<string, string> => {
    if ('T' in question) return { fluid, dew: plain(displayFromSi('temperature', question.T, 'degC')) };
    const { P, isGauge, measured } = question;
    return {
      fluid,
      p: plain(displayFromSi('pressure', P, isGauge ? 'barg' : 'bar')),
      unit: 'bar',
      ref: isGauge ? 'gauge' : 'abs',
      ...(settings.altitude !== 0 && { alt: String(settings.altitude) }),
      ...(measured !== undefined && { t: plain(displayFromSi('temperature', measured, 'degC')) }),
    };
  };
  const difference = (kelvins: number): string =>
    shown('temperatureDifference', kelvins, preferredUnit(settings, 'temperatureDifference', 'K') as 'K');
  /** What a temperature measured on the pipe says: superheat above the dew, subcooling below the bubble. */
  const measuredText = (measured: number): string => {
    if (measured >= dew) return ` · ${texts.superheat} ${difference(measured - dew)}`;
    return measured <= bubble ? ` · ${texts.subcooling} ${difference(bubble - measured)}` : ` · ${texts.twoPhase}`;
  };
  const measured = 'P' in question ? question.measured : undefined;
  return {
    title: `${fluid} · ${asked}${measured === undefined ? '' : ` · ${temperature(measured)}`}`,
    text: figures + (measured === undefined ? '' : measuredText(measured)),
    query: new URLSearchParams(parameters()).toString(),
  };
}
