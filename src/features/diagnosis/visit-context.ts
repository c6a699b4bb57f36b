/** The visit of the page as tables a model can rest on. Fetched when the assistant is asked about it. */
import type { Context, ContextRow } from '../../assistant/context-rows.ts';
import type { Locale } from '../../language/index.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { headlineOf } from './headline.ts';
import { page } from './page-data.ts';
import { twinRows } from './twin-rows.ts';
import { fieldName, percent, warningText } from './words.ts';
import type { FaultName } from './words.ts';
import type { Request } from './state/request.ts';

const UNITS: Readonly<Record<string, string>> = { p: 'bar', t: '°C' };

const readingRow = (key: string, value: unknown, name: string): ContextRow | undefined =>
  typeof value === 'number' || typeof value === 'string'
    ? { object: '', key: name, value: String(value), ...(UNITS[key[0] ?? ''] && { unit: UNITS[key[0] ?? ''] ?? '' }) }
    : undefined;

function inputRows(asked: Request, name: (key: string) => string): readonly ContextRow[] {
  return Object.entries(asked).flatMap(([key, value]) => readingRow(key, value, name(key)) ?? []);
}

/** Undefined before there is a figure. It holds no cause that the page does not give. */
export function visitContext(locale: Locale): Context | undefined {
  const { t, diagnosis: visit } = page.read(locale);
  const { derived, diagnosis, warnings, isStale } = visit.$shown.get();
  if (Object.keys(derived).length === 0) return undefined;
  const format = createFormatter({}, locale);
  const row = (key: string, value: string): ContextRow => ({ object: '', key, value });
  const figures = (['superheat', 'subcooling'] as const).flatMap((key) =>
    derived[key] === undefined
      ? []
      : [
          row(
            t(`diagnosis.result.${key}`),
            `${format.number('temperatureDifference', derived[key])} ± ${format.full('temperatureDifference', derived[`u_${key}`])}`,
          ),
        ],
  );
  const headline = diagnosis && !isStale ? headlineOf(diagnosis, t, format) : undefined;
  const causes =
    diagnosis?.by === 'likelihood' && !isStale
      ? diagnosis.order
          .filter(({ word }) => word !== 'unlikely')
          .map(({ key, P, word }) =>
            row(t(`diagnosis.faults.${key as FaultName}`), `${t(`diagnosis.words.${word}`)} (${percent(P, t)})`),
          )
      : [];
  const simulated =
    diagnosis?.by === 'likelihood' && !isStale
      ? twinRows({ diagnosis, asked: visit.request(), healthy: undefined, faulty: undefined }, t, format)
          .filter(({ deviation }) => /\d/.test(deviation))
          .map(({ name, deviation }) => row(name, deviation))
      : [];
  return {
    type: t('diagnosis.heading'),
    tables: [
      { title: t('diagnosis.groups.readings'), rows: inputRows(visit.request(), (key) => fieldName(key, t)) },
      { title: t('diagnosis.result.label'), rows: figures },
      {
        title: t('diagnosis.verdict.title'),
        rows: headline
          ? [row(t('diagnosis.verdict.title'), [headline.text, headline.more].filter(Boolean).join('. '))]
          : [],
      },
      { title: t('diagnosis.ranking.title'), rows: causes },
      { title: t('diagnosis.twin.deviation'), rows: simulated },
      {
        title: t('diagnosis.warnings.title'),
        rows: [
          ...warnings.flatMap((warning) => {
            const text = warningText(warning, t, format);
            return text === undefined ? [] : [row(warning.code, text)];
          }),
          row('', t('diagnosis.verdict.trained')),
        ],
      },
    ].filter(({ rows }) => rows.length > 0),
  };
}
