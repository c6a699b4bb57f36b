/** What is to be known about a line beside its tube: oil, flash, fittings, components, pressure, warnings. */
import type { Line } from '../../../circuit/line-names.ts';
import { listedLength } from '../../../circuit/pipes/fitting-kinds.ts';
import type { ListedFitting } from '../../../circuit/pipes/fitting-kinds.ts';
import { LEAST_SUBCOOLING } from '../../../circuit/pipes/practice.ts';
import type { Warning } from '../../../circuit/outcome.ts';
import { isHeeded } from '../../../circuit/pipes/heeded.ts';
import type { OilReturn, Pipes } from '../../../circuit/pipes/index.ts';
import { formatAtMost, formatNumber } from '../../../quantities/number.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { Part } from '../state/part.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { useRegimes } from '../simulator/regimes.ts';
import { labelText, lineText, tubeText } from '../line-figures.ts';
import { partProblemText } from '../problem-text.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import notice from '../../../kit/styles/notice.module.css';
import styles from './Pipes.module.css';

export interface LineProps {
  readonly line: Line;
  readonly part: Part<'pipes'>;
  readonly products: Part<'selection'>;
}

type Level = 'good' | 'warning' | 'plain';
interface Fact {
  readonly key: string;
  readonly level: Level;
  readonly text: string;
}

const NO_WARNINGS = [] as const;
const ATMOSPHERE_BAR = barFromPascal(STANDARD_ATMOSPHERE);
const REGIMES = ['permanent', 'transient'] as const;

function oilFact(
  oil: OilReturn,
  load: number,
  regime: string,
  isRiser: boolean,
  t: Translator,
  format: Formatter,
): Fact {
  const values = {
    v: lineText('speed', oil.speed, format),
    m: lineText('speed', oil.v_min, format),
    load: formatAtMost(load, 0, t.locale),
    // The speed goes with the load: as far down as the least speed asks.
    least: formatNumber(Math.ceil((load * oil.v_min) / oil.speed), 0, t.locale),
  };
  if (!isRiser) return { key: `oil-${regime}`, level: 'plain', text: t('circuitPages.pipes.oilFlat', values) };
  return {
    key: `oil-${regime}`,
    level: oil.ok ? 'good' : 'warning',
    text: oil.ok
      ? t('circuitPages.pipes.oilGood', values)
      : t(oil.largest === null ? 'circuitPages.pipes.oilNone' : 'circuitPages.pipes.oilBad', {
          ...values,
          tube: labelText(oil.largest ?? '', t.locale),
        }),
  };
}

/** Of one regime where both say the same, of each otherwise. */
function factsOf(
  figures: Pipes['lines'][Line],
  load: number,
  isRiser: boolean,
  t: Translator,
  format: Formatter,
): readonly (Fact & { readonly regime?: 'permanent' | 'transient' })[] {
  const facts: (Fact & { regime?: 'permanent' | 'transient' })[] = [];
  for (const regime of REGIMES) {
    const oil = 'oil' in figures ? figures.oil?.[regime] : undefined;
    if (oil && (isRiser || regime === 'permanent'))
      facts.push({ ...oilFact(oil, load, regime, isRiser, t, format), ...(isRiser && { regime }) });
    const left = 'subcooling_left_permanent' in figures ? figures[`subcooling_left_${regime}`] : null;
    if (left !== null)
      facts.push({
        key: `left-${regime}`,
        regime,
        level: left >= LEAST_SUBCOOLING ? 'good' : 'warning',
        text: t('circuitPages.pipes.subcoolingLeft', { left: lineText('temperatureDifference', left, format) }),
      });
  }
  const riser = 'double_riser' in figures ? figures.double_riser : null;
  if (riser)
    facts.push({
      key: 'riser',
      level: riser.ok ? 'good' : 'warning',
      text: t('circuitPages.pipes.doubleRiser', {
        d1: labelText(riser.d1, t.locale),
        d2: labelText(riser.d2, t.locale),
        v1: lineText('speed', riser.speed1, format),
        v2: lineText('speed', riser.speed2, format),
      }),
    });
  const { recommended, p_design: design } = figures;
  const stands = recommended?.p_adm ?? null;
  if (stands !== null && design !== null)
    facts.push({
      key: 'ps',
      level: stands < design - ATMOSPHERE_BAR ? 'warning' : 'good',
      text: t('circuitPages.pipes.pressure', {
        tube: format.full('gaugePressure', stands),
        line: format.full('gaugePressure', design - ATMOSPHERE_BAR),
      }),
    });
  return facts;
}

export function LineChecks({ line, part, products }: LineProps) {
  const t = useTranslator();
  const format = useFormatter();
  const figures = usePart(part.$answer, ({ result }) => result?.lines[line]);
  const lines = usePart(part.$answer, ({ result }) => result?.lines);
  const warnings = usePart(part.$answer, ({ result }) => result?.warnings ?? NO_WARNINGS);
  const rise = usePart(part.form.$content, ({ options }) => Number(options[`haut_${line}`]));
  const load = usePart(part.form.$content, ({ options }) => Number(options['charge_min'] ?? 100));
  const listed = usePart(
    part.form.$content,
    ({ options }) => options['fittings'] as readonly ListedFitting[] | undefined,
  );
  const drops = usePart(products.$answer, ({ result }) => result?.drops[line]);
  const hasComponents = usePart(
    products.$answer,
    ({ result }) => result?.chosen.some((one) => one.line === line) ?? false,
  );
  const isDouble = useRegimes().length > 1;
  if (!figures) return null;
  // The list of what the nearest tubes do not hold says a pressure with its figures.
  const told = warnings.filter(({ where, code }) => where === line && code !== 'W_PTUBE');
  const { recommended } = figures;
  const isOpen = (warning: Warning): boolean => !lines || !isHeeded(warning, lines);
  const own = told.filter(isOpen);
  const worth = recommended && listed ? listedLength(listed, line, recommended.di) : 0;
  const material = recommended?.material;
  // Only ammonia's lines have a tube and nothing to say of oil.
  const isAmmonia = recommended?.material === 'steel' && 'oil' in figures && figures.oil === null;
  return (
    <>
      {own.length > 0 ? (
        <ul className={`${notice.warning} ${styles.warnings}`}>
          {keyed(own, ({ code, regime }) => `${code}${regime ?? ''}`).map(([key, warning]) => (
            <li key={key} data-code={warning.code}>
              <span aria-hidden="true">▲</span>
              {warning.regime && isDouble ? <em>{t(`simulator.regimes.${warning.regime}`)}</em> : null}
              {partProblemText(warning, t)}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={styles.facts}>
        {keyed(factsOf(figures, load, rise > 0, t, format), ({ key }) => key).map(
          ([place, { key, level, text, regime }]) => (
            <li key={place} data-fact={key} data-level={level}>
              <span aria-hidden="true">{level === 'good' ? '●' : level === 'warning' ? '▲' : '–'}</span>
              {regime && isDouble ? <em>{t(`simulator.regimes.${regime}`)}</em> : null}
              {text}
            </li>
          ),
        )}
        {material && material !== 'copper' ? (
          <li data-level="plain" data-fact="material">
            <span aria-hidden="true">–</span>
            {t('circuitPages.pipes.madeOf', { material: t(`circuitPages.pipes.materials.${material}`) })}
          </li>
        ) : null}
        {keyed(
          told.filter((warning) => !isOpen(warning)),
          ({ code }) => code,
        ).map(([key, warning]) => (
          <li key={key} data-level="plain" data-code={warning.code}>
            <span aria-hidden="true">–</span>
            {partProblemText(warning, t)}
          </li>
        ))}
        {isAmmonia ? (
          <li data-level="plain">
            <span aria-hidden="true">–</span>
            {t('circuitPages.pipes.ammoniaOil')}
          </li>
        ) : null}
        {isAmmonia ? (
          <li data-level="plain" data-fact="ammonia-pressure">
            <span aria-hidden="true">–</span>
            {t('circuitPages.pipes.ammoniaPressure')}
          </li>
        ) : null}
        {recommended && worth > 0 ? (
          <li data-level="plain" data-fact="fittings">
            <span aria-hidden="true">–</span>
            {t('circuitPages.pipes.fittingsWorth', {
              length: format.full('length', worth),
              tube: tubeText(recommended, t.locale),
            })}
          </li>
        ) : null}
        {drops && hasComponents ? (
          <li data-level="plain" data-fact="components">
            <span aria-hidden="true">–</span>
            {t('circuitPages.pipes.components', {
              dp: lineText('pressureDifference', drops.dp_permanent, format),
              dt: lineText('temperatureDifference', drops.dt_permanent, format),
              total: lineText('pressureDifference', (recommended?.total_permanent ?? 0) + drops.dp_permanent, format),
            })}
          </li>
        ) : null}
      </ul>
    </>
  );
}
