import { memo } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { localePath } from '../../i18n/paths.ts';
import { fluidAccuracyPath } from '../accuracy-path.ts';
import styles from './QualityBadge.module.css';

interface QualityBadgeProps {
  /** Canonical name, or what a mix is made of. */
  readonly fluid: string;
  /** As the engine says it; undefined where a page does not ask. */
  readonly quality?: 'reference' | 'fitted blend' | 'estimated blend' | undefined;
  /** Its name, where a page has several fluids. */
  readonly name?: string | undefined;
  readonly t: Translator;
}

/** What the figures of a fluid rest on, leading to how far they were found to be off. */
export const QualityBadge = memo(function QualityBadge({ fluid, quality, name, t }: QualityBadgeProps) {
  const text = t(quality === undefined ? 'fluids.quality.label' : `fluids.quality.${quality}`);
  return (
    <a
      className={quality === 'estimated blend' ? styles.estimated : styles.badge}
      href={localePath(t.locale, fluidAccuracyPath(fluid))}
      data-accuracy-of={fluid}
    >
      <span className="sr-only">
        {quality === undefined ? null : `${t('fluids.quality.label')} `}
        {name === undefined ? `${fluid} ` : null}
      </span>
      <span>{name === undefined ? text : `${name} ${text}`}</span>
    </a>
  );
});
