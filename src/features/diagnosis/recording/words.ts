/** Codes of a recording in words. A code without its sentence, in either language, does not compile. */
import type {
  AnalysisWarning,
  ColumnKey,
  Problem,
  Proposal,
  WarningCode,
} from '../../../diagnosis/measurements/index.ts';
import { isColumnKey } from '../../../diagnosis/measurements/columns.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { formatAtMost } from '../../../quantities/number.ts';
import type { GaugeVerdict } from '../../../runtime/recording-bridge.ts';
import type { RecordingClock } from './times.ts';
import { instantText } from './times.ts';

/** As much of a text of a file as a message quotes. */
const QUOTED = 40;
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);

export const columnName = (key: ColumnKey | 'time', t: Translator): string => t(`recording.columns.${key}`);

/** 'columns.t_suction' as the column is called; any other place as it stands. */
function fieldName(field: string, t: Translator): string {
  const key = field.replace(/^columns\./, '');
  return isColumnKey(key) || key === 'time' ? columnName(key, t) : quoted(field);
}

/** Why a file was refused, or has no analysis. */
export function problemText({ code, field, values }: Problem, t: Translator): string {
  const named = { ...values, ...(field === undefined ? {} : { field: fieldName(field, t) }) };
  if (code === 'E_LINE' && values['max'] !== undefined) return t('recording.problems.E_LINE_CELLS', named);
  if (code === 'E_JSON_SHAPE' && field !== undefined) {
    const { n } = values;
    return typeof n === 'number' && values['rows'] === undefined
      ? t('recording.problems.E_JSON_ROW', { ...named, n: n + 1 })
      : t('recording.problems.E_JSON_FIELD', named);
  }
  return t(`recording.problems.${code}`, named);
}

const ONE: Readonly<Partial<Record<WarningCode, 'W_INVALID_one' | 'W_RAGGED_one'>>> = {
  W_INVALID: 'W_INVALID_one',
  W_RAGGED: 'W_RAGGED_one',
};

/** What to know of a file that was read: everything that was dropped, counted. */
export function warningTexts(proposal: Proposal, t: Translator): readonly string[] {
  const said = proposal.warnings.map((code) => {
    const count = proposal.counts[code] ?? 0;
    const one = count === 1 ? ONE[code] : undefined;
    return t(`recording.warnings.${one ?? code}`, { n: formatAtMost(count, 0, t.locale) });
  });
  // The testo reader warns of each; a table only counts its cells.
  const cells = proposal.warnings.includes('W_INVALID') ? 0 : proposal.invalid;
  if (cells === 0) return said;
  return [
    ...said,
    t(`recording.warnings.${cells === 1 ? 'cells_one' : 'cells'}`, { n: formatAtMost(cells, 0, t.locale) }),
  ];
}

function foundText({ code, values }: AnalysisWarning, facts: RecordingClock, format: Formatter, t: Translator): string {
  const kelvin = (key: string): string => format.full('temperatureDifference', Number(values[key]));
  const start = values['start'] === undefined ? '' : instantText(facts, Number(values['start']), t);
  switch (code) {
    case 'W_SHORT':
      return t('recording.found.W_SHORT', { n: formatAtMost(Number(values['n']), 1, t.locale) });
    case 'W_SHMIN':
      return t('recording.found.W_SHMIN', {
        v: kelvin('v'),
        s: formatAtMost(Number(values['s']), 0, t.locale),
        start,
      });
    case 'W_LIQBACK':
      return t('recording.found.W_LIQBACK', { v: kelvin('v'), u: kelvin('u'), start });
    case 'W_PROBE': {
      const keys = String(values['columns']).split(' ').filter(isColumnKey);
      return t('recording.found.W_PROBE', { columns: keys.map((key) => columnName(key, t)).join(', ') });
    }
  }
}

/** Warnings of one kind said one by one. */
const SAID = 3;

/** What an analysis warns of; of many alike the first, then how many more. */
export function foundTexts(
  warnings: readonly AnalysisWarning[],
  facts: RecordingClock,
  format: Formatter,
  t: Translator,
): readonly string[] {
  const codes = [...new Set(warnings.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const own = warnings.filter((warning) => warning.code === code);
    const texts = own.slice(0, SAID).map((warning) => foundText(warning, facts, format, t));
    const rest = own.length - texts.length;
    return rest === 0 ? texts : [...texts, t('recording.found.more', { n: formatAtMost(rest, 0, t.locale) })];
  });
}

/** K within which a difference is the glide: bubble was read for dew. */
const GLIDE = 0.5;

export type GaugeSaying = 'agrees' | 'bubble' | 'W_GAUGE_FLUID' | 'unexplained';

/** What a gauge's own saturation temperatures say of its setting. */
export function gaugeSaying({ consistent, difference, glide, explained_by }: GaugeVerdict, fluid: string): GaugeSaying {
  if (consistent) return 'agrees';
  if (glide !== null && glide > GLIDE && Math.abs(difference + glide) <= GLIDE) return 'bubble';
  const others = explained_by.filter((name) => name !== fluid);
  return others.length > 0 && !explained_by.includes(fluid) ? 'W_GAUGE_FLUID' : 'unexplained';
}

export function gaugeText(verdict: GaugeVerdict, fluid: string, format: Formatter, t: Translator): string {
  const saying = gaugeSaying(verdict, fluid);
  const names = saying === 'W_GAUGE_FLUID' ? verdict.explained_by : verdict.nearest.map((near) => near.fluid);
  return t(`recording.gauge.${saying}`, {
    v: format.full('temperatureDifference', Math.abs(verdict.difference)),
    f: names.length === 0 ? NO_VALUE : names.reduce((a, b) => t('recording.or', { a, b })),
    g: fluid,
  });
}
