import { localePath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { parametersOfForm } from './state/session.ts';
import styles from './Embedded.module.css';

/** The way to the calculator's own page, with what is typed. */
export function WholePage({ locale }: { readonly locale: Locale }) {
  const { session, t } = usePage();
  const { definition, $form } = session;
  const query = usePart($form, (form) => parametersOfForm(definition, form).toString());
  return (
    <a className={styles.whole} href={`${localePath(locale, `/tools/${definition.slug}`)}?${query}`}>
      {t('calculatorPages.embedded.whole')}
    </a>
  );
}
