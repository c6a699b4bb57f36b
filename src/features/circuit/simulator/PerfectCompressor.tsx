/** Says that the figures are those of a compressor without losses, and offers usual efficiencies. */
import { STEADY_DEFAULTS } from '../../../simulation/defaults.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import styles from './PerfectCompressor.module.css';
import { REGIMES } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';

/** Of an ordinary compressor in its range, to begin with until its sheet is known. */
const USUAL = { rend_is: 0.7, rend_v: 0.85 } as const;

export function PerfectCompressor() {
  const { $contents, $mode, $view, forms } = useSimulation();
  const t = useTranslator();
  const isByForm = useWhole($mode) === 'normal';
  const view = useWhole($view);
  const isPerfect = usePart(
    $contents,
    (contents) =>
      contents[view].options['rend_is'] === STEADY_DEFAULTS.rend_is &&
      contents[view].options['rend_v'] === STEADY_DEFAULTS.rend_v,
  );
  if (!isByForm || !isPerfect) return null;
  return (
    <p className={styles.perfect} data-perfect="">
      <strong>{t('simulator.figures.perfect')}</strong>
      <button type="button" onClick={() => REGIMES.forEach((regime) => forms[regime].change({}, USUAL))}>
        {t('simulator.figures.usual', {
          is: formatNumber(USUAL.rend_is, 2, t.locale),
          v: formatNumber(USUAL.rend_v, 2, t.locale),
        })}
      </button>
    </p>
  );
}
