import styles from './FluidPicker.module.css';

/** How a safety class is marked. */
export function classTone(safetyClass: string | null): string | undefined {
  if (safetyClass === null || safetyClass === 'A1') return styles.classNeutral;
  if (safetyClass.startsWith('B')) return styles.classToxic;
  return safetyClass === 'A2L' ? styles.classMild : styles.classFlammable;
}

/** The cylinder colour, a thin band; an SVG attribute, since the content policy bars inline styles. */
export function Band({ colour }: { readonly colour: string | null }) {
  return (
    <svg className={styles.band} viewBox="0 0 4 24" preserveAspectRatio="none" aria-hidden="true">
      <rect width="4" height="24" rx="1" fill={colour ?? 'none'} />
    </svg>
  );
}
