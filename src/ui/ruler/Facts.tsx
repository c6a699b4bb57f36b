/** What lies between both curves at the pressure of the ruler. */
import { convert, formatNumber, significantText } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useRuler } from './context.ts';
import { NO_GLIDE_K } from './Scale.tsx';
import styles from './Facts.module.css';

export function Facts() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const { saturation, fluid } = usePart(ruler.$shown, ({ answer }) => answer);
  const isStale = usePart(ruler.$shown, (shown) => shown.isStale);
  const { P, glide, latent, rho_liquid, rho_vapour, dpdt } = saturation;
  // A slope has the unit of pressures, whatever zero they are counted from.
  const slope = convert('pressure', dpdt, 'bar', figures.units.gauge.unit);
  const facts = [
    ['gauge', figures.fullPressure(P, 'gauge')],
    ['absolute', figures.fullPressure(P, 'absolute')],
    [
      'glide',
      glide > NO_GLIDE_K ? figures.full('temperatureDifference', glide) : withUnit(formatNumber(0, 0, t.locale), 'K'),
    ],
    ['latent', figures.full('enthalpy', latent)],
    ['rhoLiquid', figures.full('density', rho_liquid)],
    ['rhoVapour', figures.full('density', rho_vapour)],
    ['slope', withUnit(significantText(slope, 3, t.locale), `${figures.symbol('pressure')}/K`)],
  ] as const;
  return (
    <section className={styles.panel} aria-labelledby="ruler-facts">
      <h2 id="ruler-facts">{t('ruler.facts.title')}</h2>
      <dl className={isStale ? styles.stale : styles.facts}>
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
