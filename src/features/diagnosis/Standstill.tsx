/** Which fluids the pressure at rest fits: what a machine holds, where the plate is gone or in doubt. */
import { useEffect, useState } from 'react';
import { STANDSTILL_NEAR } from '../../diagnosis/codes.ts';
import { askWorker } from '../../runtime/circuit-bridge.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { formatNumber } from '../../quantities/index.ts';
import remarks from '../../kit/styles/remarks.module.css';
import { $settings } from '../../kit/storage/settings.ts';
import { usePage } from './page-data.ts';
import { rounded, signedKelvin } from './words.ts';
import styles from './Verdict.module.css';

const SHOWN = 12;
type Fit = { readonly fluid: string; readonly off: number };

export function Standstill() {
  const t = useTranslator();
  const format = useFormatter();
  const { diagnosis } = usePage();
  const { p_stop, t_stop, p_mode, altitude } = usePart(diagnosis.form.$content, ({ options }) => options);
  const place = usePart($settings, (settings) => settings.altitude);
  const [fits, setFits] = useState<readonly Fit[]>();
  const isAsked = typeof p_stop === 'number' && typeof t_stop === 'number';
  useEffect(() => {
    if (!isAsked) return undefined;
    const control = new AbortController();
    askWorker('standstillFluids', [diagnosis.request()], { signal: control.signal }).then(
      (answer) => setFits(answer.ok ? answer.result : undefined),
      () => undefined,
    );
    return () => control.abort();
  }, [diagnosis, isAsked, p_stop, t_stop, p_mode, altitude, place]);
  if (!isAsked || !fits) return null;
  return (
    <section className={styles.part} data-standstill="">
      <h3>{t('diagnosis.standstill.title')}</h3>
      {fits.length === 0 ? (
        <p>{t('diagnosis.standstill.none', { near: rounded(format, 'temperatureDifference', STANDSTILL_NEAR) })}</p>
      ) : (
        <p>
          {fits
            .slice(0, SHOWN)
            .map(({ fluid, off }) => `${fluid} (${signedKelvin(format, off)})`)
            .join(', ')}
          {fits.length > SHOWN
            ? `, ${t('diagnosis.standstill.more', { n: formatNumber(fits.length - SHOWN, 0, t.locale) })}`
            : ''}
        </p>
      )}
      <p className={remarks.fine}>{t('diagnosis.standstill.note')}</p>
    </section>
  );
}
