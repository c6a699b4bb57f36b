/** What lies between both curves at the pressure of the ruler. */
import { convert, formatNumber, significantText } from '../../quantities/index.ts';
import type { RulerSaturation } from '../../circuit/ruler/saturation.ts';
import { withUnit } from '../../quantities/number.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { ownUnit } from './own-unit.ts';
import { useFigures, useFluid, useRuler } from './context.ts';
import { NO_VALUE } from './figures.ts';
import { NO_GLIDE_K } from './Scale.tsx';
import named from '../../kit/styles/named.module.css';
import panel from '../../kit/styles/panel.module.css';
import styles from './Facts.module.css';

export function Facts() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const answer = usePart(ruler.$shown, (shown) => shown.answer);
  const fluid = useFluid(ruler);
  const isStale = usePart(ruler.$shown, (shown) => shown.isStale);
  // The figures of another fluid are nobody's.
  const { P, glide, latent, rho_liquid, rho_vapour, dpdt, rest }: Partial<RulerSaturation> =
    answer.fluid === fluid ? answer.saturation : {};
  // A slope has the unit of pressures, whatever zero they are counted from.
  const degree = ownUnit(figures.units, 'temperatureDifference', 'K');
  const slope = dpdt && convert('pressure', dpdt, 'bar', figures.units.gauge.unit) / (degree.scale?.to(1) ?? 1);
  const facts = [
    ['gauge', figures.fullPressure(P, 'gauge')],
    ['absolute', figures.fullPressure(P, 'absolute')],
    [
      'glide',
      glide !== undefined && glide <= NO_GLIDE_K
        ? withUnit(formatNumber(0, 0, t.locale), degree.symbol)
        : figures.full('temperatureDifference', glide),
    ],
    // Of what is one curve a standstill test says nothing else.
    ...(rest && Math.abs(rest) > NO_GLIDE_K ? [['rest', figures.full('temperatureDifference', rest)] as const] : []),
    ['latent', figures.full('enthalpy', latent)],
    ['rhoLiquid', figures.full('density', rho_liquid)],
    ['rhoVapour', figures.full('density', rho_vapour)],
    [
      'slope',
      slope === undefined
        ? NO_VALUE
        : withUnit(significantText(slope, 3, t.locale), `${figures.symbol('pressure')}/${degree.symbol}`),
    ],
  ] as const;
  return (
    <section className={panel.tight} aria-labelledby="ruler-facts">
      <h2 id="ruler-facts">{t('ruler.facts.title')}</h2>
      <dl className={`${named.facts} ${styles.facts}`} data-stale={isStale ? '' : undefined}>
        {facts.map(([key, text]) => (
          <div key={key} data-fact={key}>
            <dt>{t(`ruler.facts.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <QualityBadge fluid={fluid} t={t} />
    </section>
  );
}
