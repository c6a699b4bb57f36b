import type { SourceBadge } from '../../calculators/define.ts';
import type { Translator } from '../../i18n/keys.ts';
import styles from './Badges.module.css';

interface BadgesProps {
  readonly badges: readonly SourceBadge[];
  readonly t: Translator;
}

/** Where figures come from: a standard, a published correlation, practice, and whether that is to be checked. */
export function Badges({ badges, t }: BadgesProps) {
  return (
    <span className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles[badge]}>
          {t(`calculatorPages.badges.${badge}`)}
        </span>
      ))}
    </span>
  );
}
