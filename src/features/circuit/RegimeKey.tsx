/** Which figures are of which regime, where there are two. */
import { useTranslator } from '../../kit/island/context.ts';
import marks from '../../kit/styles/marks.module.css';
import { useRegimes } from './simulator/regimes.ts';

export function RegimeKey() {
  const t = useTranslator();
  const regimes = useRegimes();
  if (regimes.length < 2) return null;
  return (
    <p className={marks.key}>
      {regimes.map((regime) => (
        <span key={regime} className={marks[regime]}>
          {t(`simulator.regimes.${regime}`)}
        </span>
      ))}
    </p>
  );
}
