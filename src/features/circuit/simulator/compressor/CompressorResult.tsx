import type { CompressorInput } from '../../../../circuit/compressor/input.ts';
import { describeMachineProblem } from '../../../../i18n/machine-problems.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';
import { regimeBefore, regimeHead, useRegimes } from '../regimes.ts';
import { useSimulation } from '../use-simulation.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { useFormatter } from '../../../../kit/island/context.ts';
import { NO_VALUE } from '../../../../kit/island/format.ts';
import type { Formatter } from '../../../../kit/island/format.ts';
import panel from '../../../../kit/styles/panel.module.css';
import remarks from '../../../../kit/styles/remarks.module.css';
import tables from '../../../../kit/styles/tables.module.css';
import styles from './CompressorMode.module.css';
import { envelopeWord } from '../../../compressor/envelope-word.ts';
import { compressorTexts } from './texts.ts';

type Group = 'ofRecord' | 'suction';
interface Line {
  readonly group: Group;
  readonly key: 'read_at' | 'capacity' | 'power' | 'mass_flow' | 'current' | 'eta_is' | 'eta_v' | 't_discharge' | 'tau';
  readonly label:
    | `compressor.preview.${'capacity' | 'power' | 'mass_flow' | 'current' | 'eta_is' | 'eta_v' | 't_discharge'}`
    | `compressor.mode.${'tau' | 'mass_flow' | 'power_input' | 'read_at'}`;
  readonly text: (answer: CompressorInput, format: Formatter) => string;
}

const SECONDS_PER_HOUR = 3600;
const plain = (value: number | null, decimals: number, unit: string, { locale }: Formatter): string =>
  value === null ? NO_VALUE : withUnit(formatNumber(value, decimals, locale), unit);

/** "R134a 0,0 / 38,1 °C": where the sheet of another refrigerant was read. */
function readAt({ compressor: { carried } }: CompressorInput, format: Formatter): string {
  if (carried === null) return NO_VALUE;
  const at = [carried.te, carried.tc].map((t) => format.number('temperature', t)).join(' / ');
  return `${carried.own}\u00a0: ${withUnit(at, format.symbol('temperature'))}`;
}

const LINES: readonly Line[] = [
  { group: 'ofRecord', key: 'read_at', label: 'compressor.mode.read_at', text: readAt },
  {
    group: 'ofRecord',
    key: 'capacity',
    label: 'compressor.preview.capacity',
    text: ({ compressor }, format) => format.full('power', compressor.polynomial.capacity),
  },
  {
    group: 'ofRecord',
    key: 'power',
    label: 'compressor.preview.power',
    text: ({ compressor }, format) => format.full('power', compressor.polynomial.power),
  },
  {
    group: 'ofRecord',
    key: 'mass_flow',
    label: 'compressor.preview.mass_flow',
    text: ({ compressor: { polynomial } }, format) =>
      format.full('massFlow', polynomial.mass_flow_h === null ? null : polynomial.mass_flow_h / SECONDS_PER_HOUR),
  },
  {
    group: 'ofRecord',
    key: 'current',
    label: 'compressor.preview.current',
    text: ({ compressor }, format) => plain(compressor.polynomial.current, 1, 'A', format),
  },
  {
    group: 'suction',
    key: 'mass_flow',
    label: 'compressor.mode.mass_flow',
    text: ({ compressor }, format) => format.full('massFlow', compressor.mass_flow_s),
  },
  {
    group: 'suction',
    key: 'power',
    label: 'compressor.mode.power_input',
    text: ({ compressor }, format) => format.full('power', compressor.power_input),
  },
  {
    group: 'suction',
    key: 'eta_v',
    label: 'compressor.preview.eta_v',
    text: ({ compressor }, format) => plain(compressor.eta_v, 3, '', format),
  },
  {
    group: 'suction',
    key: 'eta_is',
    label: 'compressor.preview.eta_is',
    text: ({ compressor }, format) => plain(compressor.eta_is, 3, '', format),
  },
  {
    group: 'suction',
    key: 't_discharge',
    label: 'compressor.preview.t_discharge',
    text: ({ compressor }, format) => format.full('temperature', compressor.t_discharge),
  },
  {
    group: 'suction',
    key: 'tau',
    label: 'compressor.mode.tau',
    text: ({ compressor }, format) => plain(compressor.tau, 2, '', format),
  },
];
const GROUPS: readonly Group[] = ['ofRecord', 'suction'];

/** What the compressor says in each regime: its polynomials, the efficiencies they imply, its envelope, its warnings. */
export function CompressorResult() {
  const { $compressor, $compressorAnswers, $compressorIsStale } = useSimulation();
  const t = compressorTexts();
  const format = useFormatter();
  const answers = useWhole($compressorAnswers);
  const isStale = useWhole($compressorIsStale);
  const key = useWhole($compressor);
  const regimes = useRegimes();
  const shown = regimes.filter((regime) => answers[regime] !== undefined);
  if (shown.length === 0 || key === null) return null;
  const sizing = (answer: CompressorInput): string => {
    const { choice_1, choice_1_value } = answer.compressor.input;
    return choice_1 === 0
      ? t('compressor.mode.sizing0', { value: format.full('volumeFlow', choice_1_value) })
      : t('compressor.mode.sizing4', { value: format.full('massFlow', choice_1_value) });
  };
  const lines = LINES.filter(({ text }) =>
    shown.some((regime) => {
      const answer = answers[regime];
      return answer !== undefined && text(answer, format) !== NO_VALUE;
    }),
  );
  const cells = (text: (answer: CompressorInput) => string) =>
    shown.map((regime) => {
      const answer = answers[regime];
      return <td key={regime}>{answer ? text(answer) : NO_VALUE}</td>;
    });
  return (
    <div className={`${panel.tight} ${styles.result}`} data-compressor-result={isStale ? 'stale' : ''}>
      <h2>{t('compressor.mode.title')}</h2>
      <p className={remarks.note}>{isStale ? t('compressor.mode.stale') : key.replace('|', ' ')}</p>
      <table className={`${tables.table} ${styles.table}`} data-stale={isStale ? '' : undefined}>
        <thead>
          <tr>
            <td />
            {shown.map((regime) => (
              <th key={regime} scope="col">
                {regimeHead(regime, regimes, t)}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={shown.length + 1} className={styles.group}>
                {t(`compressor.mode.${group}`)}
              </th>
            </tr>
            {lines
              .filter((line) => line.group === group)
              .map(({ key: name, label, text }) => (
                <tr key={name} data-compressor-line={`${group}.${name}`}>
                  <th scope="row">{t(label)}</th>
                  {cells((answer) => text(answer, format))}
                </tr>
              ))}
          </tbody>
        ))}
        <tbody>
          <tr data-compressor-line="applied">
            <th scope="row">{t('compressor.mode.applied')}</th>
            {cells(sizing)}
          </tr>
          <tr data-compressor-line="envelope">
            <th scope="row">{t('compressor.mode.envelope')}</th>
            {shown.map((regime) => {
              const answer = answers[regime]?.compressor;
              const range = answer && envelopeWord(answer);
              return (
                <td key={regime} className={range === 'outside' ? styles.outside : undefined}>
                  {range === undefined ? NO_VALUE : t(`compressor.preview.${range}`)}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
      <ul className={`${remarks.warnings} ${styles.warnings}`} aria-live="polite">
        {shown.flatMap((regime) =>
          (answers[regime]?.warnings ?? []).map((warning, index) => (
            <li key={`${regime}${index}`} data-warning={warning.code}>
              <span>{regimeBefore(regime, regimes, t)}</span> {describeMachineProblem(warning, t)}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
