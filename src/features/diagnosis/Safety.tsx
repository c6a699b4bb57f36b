/** What can hurt whoever works on this machine. */
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useChosenFluid } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import notice from '../../kit/styles/notice.module.css';
import { usePage } from './page-data.ts';
import styles from './Verdict.module.css';

const CARBON_DIOXIDE = 'R744';

export function Safety() {
  const t = useTranslator();
  const { diagnosis, source } = usePage();
  const fluid = usePart(diagnosis.form.$content, ({ texts }) => textAt(texts, 'fluid'));
  const { chosen, value } = useChosenFluid(source, fluid, t);
  const letters = chosen?.safetyClass ?? '';
  return (
    <ul className={styles.safety}>
      {/^[AB][23]/.test(letters) ? (
        <li className={notice.warning} data-flammable="">
          {t('diagnosis.safety.flammable', { fluid: value, class: letters })}
        </li>
      ) : null}
      {letters.startsWith('B') ? (
        <li className={notice.warning} data-toxic="">
          {t('diagnosis.safety.toxic', { fluid: value, class: letters })}
        </li>
      ) : null}
      {fluid === CARBON_DIOXIDE ? (
        <li className={notice.warning}>{t('diagnosis.safety.pressure', { fluid: value })}</li>
      ) : null}
      <li className={notice.info}>
        {t('diagnosis.safety.gauges')} {t('diagnosis.safety.body')}
      </li>
    </ul>
  );
}
