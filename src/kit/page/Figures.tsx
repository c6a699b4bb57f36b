/** The chief figures of a page: the first one largest. */
import named from '../styles/named.module.css';
import styles from './Figures.module.css';

export interface PageFigure {
  readonly name: string;
  readonly label: string;
  /** The figure alone, and its unit. */
  readonly text: string;
  readonly unit: string;
}

interface FiguresProps {
  readonly label: string;
  readonly figures: readonly PageFigure[];
  readonly isStale: boolean;
}

export function Figures({ label, figures, isStale }: FiguresProps) {
  return (
    <dl
      className={`${named.figures} ${styles.figures}`}
      data-stale={isStale ? '' : undefined}
      aria-label={label}
      data-results=""
    >
      {figures.map(({ name, label: title, text, unit }, index) => (
        <div key={name} className={index === 0 ? styles.main : undefined}>
          <dt>{title}</dt>
          <dd data-figure={name}>
            {text}
            {unit === '' ? null : <span>{`\u202f${unit}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On a phone: the figures that stay in sight while one types. */
export function FigureBar({ figures, isStale }: Omit<FiguresProps, 'label'>) {
  return (
    <dl className={`${named.bar} ${styles.bar}`} data-stale={isStale ? '' : undefined} aria-hidden="true">
      {figures.map(({ name, label, text, unit }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{unit === '' ? text : `${text}\u202f${unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}
