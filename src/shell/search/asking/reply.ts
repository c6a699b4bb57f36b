/** A search answered with figures: fetched when a first number is typed. */
import { decimalSign, preferredUnit } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { fluidStates, fluidSummary } from '../../../kit/diagrams/states.ts';
import { $atmosphere, $settings } from '../../../kit/storage/settings.ts';
import type { Settings } from '../../../kit/storage/settings.ts';
import type { Locale } from '../../../language/index.ts';
import type { SearchData } from '../entries.ts';
import { answerTo } from './answer.ts';
import type { Answered } from './answer.ts';
import { engineFrom } from './engine.ts';
import { questionFrom } from './question.ts';
import type { Asker } from './readings.ts';
import { PRESSURE_UNITS } from './units.ts';

/** What a reader's figures mean where they do not say. @param atmosphere around their gauges, Pa */
export function askerOf(settings: Settings, locale: Locale, atmosphere: number): Asker {
  const pressure = preferredUnit({ ...settings, pressureReference: 'absolute' }, 'pressure', 'bar');
  const pressureUnit = PRESSURE_UNITS.find(({ shown }) => shown === pressure) ?? PRESSURE_UNITS[0];
  if (!pressureUnit) throw new Error('no units');
  return {
    sign: decimalSign(locale),
    locale,
    atmosphere,
    pressureUnit,
    temperatureUnit: preferredUnit(settings, 'temperature', 'degC') as UnitOf<'temperature'>,
    isGaugeChosen: settings.pressureReference === 'gauge',
  };
}

/** The figures asked for; undefined where none are. @throws {Error} when the engine could not be fetched */
export async function replyTo(text: string, texts: SearchData['texts'], locale: Locale): Promise<Answered | undefined> {
  const settings = $settings.get();
  const question = questionFrom(text, askerOf(settings, locale, $atmosphere.get()));
  return question && answerTo(question, { texts, locale, settings }, engineFrom(fluidStates, fluidSummary));
}

/** Reads a question and forgets it: the patterns are compiled before the first digit is typed. */
export function readyReply(locale: Locale): void {
  questionFrom('R32 8 bar 20 °C', askerOf($settings.get(), locale, $atmosphere.get()));
}
