/** What the fluid of the study asks, worst first; nothing of one that neither burns nor poisons. */
import { localePath } from '../../i18n/paths.ts';
import type { Alert } from '../../circuit/alerts/alert.ts';
import { isOfSafety, worstOf } from '../../circuit/alerts/alert.ts';
import { $alerts } from './state/alerts.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import type { Locale } from '../../language/index.ts';
import { simulatorData } from './simulator/page-data.ts';
import { alertText } from './alert-text.ts';
import { signOf } from './sign.ts';
import { keyed } from '../../kit/island/keyed.ts';
import notice from '../../kit/styles/notice.module.css';
import styles from './SafetyAlerts.module.css';

/** Where the page of an alert is. */
const pathOf = (page: string, locale: Locale): string =>
  simulatorData(locale).pages.find(({ key }) => key === page)?.path ?? '';

/** The field on this page, unfolded and under the cursor; false where another page has it. */
function goTo(field: string): boolean {
  const input = document.querySelector<HTMLElement>(`[name="${field}"]`);
  input?.focus();
  return input !== null;
}

/** @param hasNotes whether the page itself says which standard and which law come first */
export function SafetyAlerts({ hasNotes = false }: { readonly hasNotes?: boolean }) {
  const t = useTranslator();
  const alerts = useWhole($alerts).filter((alert) => isOfSafety(alert) && !(hasNotes && alert.code === 'S_STANDARD'));
  const worst = worstOf(alerts);
  return (
    <section className={`${notice.info} ${styles.safety}`} aria-live="polite" data-safety={worst ?? 'none'}>
      {worst === undefined ? null : (
        <>
          <h2>{t('circuitPages.alerts.title')}</h2>
          <ul>
            {keyed(alerts, ({ code }) => code).map(([key, alert]) => (
              <Line key={key} alert={alert} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Line({ alert }: { readonly alert: Alert }) {
  const t = useTranslator();
  const format = useFormatter();
  const { code, severity, page, field } = alert;
  return (
    <li data-alert={code} data-severity={severity}>
      <span className={styles.sign} aria-hidden="true">
        {signOf(severity)}
      </span>
      <span>
        <span className="sr-only">{t(`circuitPages.alerts.severity.${severity}`)} </span>
        {alertText(alert, t, format)}
        {field === undefined ? null : (
          <>
            {' '}
            <a
              href={`${pathOf(page, t.locale)}#room`}
              onClick={(event) => {
                if (goTo(field)) event.preventDefault();
              }}
            >
              {t('circuitPages.alerts.fill')}
            </a>
          </>
        )}
        {code === 'S_PED' ? (
          <>
            {' '}
            <a href={localePath(t.locale, '/tools/desp')}>{t('circuitPages.alerts.ped')}</a>
          </>
        ) : null}
      </span>
    </li>
  );
}
