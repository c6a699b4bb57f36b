import { localePath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import styles from './Embedded.module.css';

/** The way to the calculator's own page, with what is typed. */
export function WholePage({ locale }: { readonly locale: Locale }) {
  const { session, t } = usePage();
  const query = usePart(session.$form, () => session.parameters().toString());
  return (
    <a className={styles.whole} href={`${localePath(locale, `/tools/${session.definition.slug}`)}?${query}`}>
      {t('calculatorPages.embedded.whole')}
    </a>
  );
}
