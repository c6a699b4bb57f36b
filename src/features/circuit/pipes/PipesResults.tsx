/** The three lines with their tubes in both regimes, and what is to be minded about each. */
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { Note } from '../../../kit/island/note.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { PartStatus } from '../Warnings.tsx';
import { RegimeKey } from '../RegimeKey.tsx';
import { LineBlock } from './LineBlock.tsx';
import { PAGE_LINES } from './lines.ts';
import { Losses } from './Losses.tsx';
import { Network } from './Network.tsx';
import { pipesParts } from './parts.ts';
import page from '../part.module.css';
import styles from './Pipes.module.css';

const NO_WARNINGS = [] as const;

export const PipesResults = asIsland(function PipesResultsIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const { part, products } = pipesParts(locale);
  const warnings = usePart(part.$answer, ({ result }) => result?.warnings ?? NO_WARNINGS);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  return (
    <div className={`${page.results} ${styles.results}`} data-stale={isStale ? '' : undefined}>
      <PartStatus part={part} warnings={warnings.filter(({ where }) => where === undefined)} />
      <Network part={part} />
      <RegimeKey />
      {PAGE_LINES.map((line) => (
        <LineBlock key={line} line={line} part={part} products={products} />
      ))}
      <Losses part={part} />
      <details className={`${page.sources} ${styles.practice}`}>
        <summary>{t('circuitPages.pipes.practice')}</summary>
        <ul>
          {(['trap', 'slope', 'riser', 'drop'] as const).map((key) => (
            <li key={key}>
              <Note text={t(`circuitPages.pipes.practices.${key}`)} />
            </li>
          ))}
        </ul>
        <ul>
          {(['choice', 'method', 'tubes', 'pressure', 'oil', 'fittings'] as const).map((key) => (
            <li key={key}>
              <Note text={t(`circuitPages.pipes.sources.${key}`)} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
});
