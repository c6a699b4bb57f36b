/** A visit as a file. Fetched when it is asked for. */
import { writeMeasurementsCsv } from '../../diagnosis/measurements/write/csv.ts';
import { writeMeasurementsJson } from '../../diagnosis/measurements/write/json.ts';
import { svgWithMeasurements } from '../../diagnosis/measurements/write/svg.ts';
import { standaloneSvg } from '../../charts/plot/standalone.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { $units } from '../../kit/form/units.ts';
import { dayInWords, localIso } from '../../language/days.ts';
import { headlineOf } from './headline.ts';
import { ALARMS, warningText } from './words.ts';
import type { ColumnKey } from '../../diagnosis/measurements/columns.ts';
import type { MeasurementSet } from '../../diagnosis/measurements/set.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { DiagnosisPage } from './state/diagnosis.ts';
import { setOfVisit } from './state/visit-set.ts';

const setOf = (diagnosis: DiagnosisPage): MeasurementSet => setOfVisit(diagnosis.request(), localIso(new Date()));

export const jsonOf = (diagnosis: DiagnosisPage): Blob =>
  new Blob(writeMeasurementsJson(setOf(diagnosis)), { type: 'application/json' });

/** Its header in the words of the page: the file is read again by them. */
export function csvOf(diagnosis: DiagnosisPage, t: Translator): string {
  const set = setOf(diagnosis);
  const named = ['p_lp', 'p_hp', 't_suction', 't_liquid', 'te_in', 'te_out', 'tc_in', 'tc_out', 't_discharge'] as const;
  const labels: Partial<Record<ColumnKey | 'time', string>> = {};
  for (const key of named) labels[key] = t(`diagnosis.fields.${key}`);
  return writeMeasurementsCsv(set, t.locale, labels).join('');
}

/** The P-h diagram of the page with the verdict above it; it carries the visit, and opens again. Undefined: none is drawn. */
export function svgOf(diagnosis: DiagnosisPage, t: Translator): Blob | undefined {
  const chart = document.querySelector<SVGSVGElement>('[data-twin] [data-chart="ph"]');
  const { diagnosis: judged, derived } = diagnosis.$shown.get();
  if (!chart || !judged) return undefined;
  const format = createFormatter($units.get(), t.locale);
  const set = setOf(diagnosis);
  const figure = (key: 'superheat' | 'subcooling'): string =>
    `${t(`diagnosis.result.${key}`)} ${format.number('temperatureDifference', derived[key])} ± ${format.full('temperatureDifference', derived[`u_${key}`])}`;
  const { text, more } = headlineOf(judged, t, format);
  const alarms = judged.warnings.flatMap((warning) =>
    ALARMS.includes(warning.code) ? (warningText(warning, t, format) ?? []) : [],
  );
  const svg = standaloneSvg(chart, {
    title: `${t('diagnosis.heading')} · ${set.fluid}`,
    lines: [
      ...alarms,
      text,
      ...(more === undefined ? [] : [more]),
      `${figure('superheat')} · ${figure('subcooling')}`,
      t('diagnosis.twin.note'),
    ],
    source: `AppFroid ${__APP_VERSION__}, ${dayInWords(set.start.slice(0, 10), t.locale)}. ${t('diagnosis.print.notice')}`,
  });
  return new Blob([svgWithMeasurements(svg, set)], { type: 'image/svg+xml' });
}
