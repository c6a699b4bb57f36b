import { memo } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Key } from '../../../i18n/keys.ts';
import { Menu } from '../../../kit/controls/Menu.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { useRegimes } from './regimes.ts';
import { FullScreen } from './FullScreen.tsx';
import command from '../../../kit/styles/command.module.css';
import styles from './DiagramHead.module.css';

interface DiagramHeadProps<Layer extends string> {
  readonly title: string;
  /** The fluid that is drawn. */
  readonly fluid: string;
  /** A word of caution beside the title. */
  readonly caution?: string | undefined;
  /** The kinds of lines there are, in the order they are offered in, by the word of each. */
  readonly words: Readonly<Record<Layer, Key>>;
  /** Which of them are drawn. */
  readonly layers: Readonly<Record<Layer, boolean>>;
  readonly onLayer: (layer: Layer, isShown: boolean) => void;
  /** What may be explored, once it is there; what brings it where it is not. */
  readonly explore?: ReactNode;
  readonly onExplore?: (() => void) | undefined;
  /** What is shown over the whole screen, where that is offered. */
  readonly panel?: RefObject<HTMLElement | null> | undefined;
}

/** Above a state diagram: its title, the key to the regimes, the choice of its lines. No key of the form draws it again. */
export const DiagramHead = memo(function DiagramHead<Layer extends string>({
  title,
  fluid,
  caution,
  words,
  layers,
  onLayer,
  explore,
  onExplore,
  panel,
}: DiagramHeadProps<Layer>) {
  const t = useTranslator();
  const isDouble = useRegimes().length > 1;
  return (
    <header className={styles.head}>
      <h2>
        {title} <span>{fluid}</span>
        {caution === undefined ? null : <em className={styles.estimated}>{caution}</em>}
      </h2>
      {isDouble ? (
        <p className={styles.legend}>
          <span className={styles.solid}>{t('simulator.regimes.permanent')}</span>
          <span className={styles.dashed}>{t('simulator.regimes.transient')}</span>
        </p>
      ) : (
        <span />
      )}
      <Menu label={t('simulator.diagram.layers')} className={`${command.quiet} ${styles.button}`}>
        {(Object.keys(words) as Layer[]).map((layer) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={layers[layer]}
              onChange={(event) => onLayer(layer, event.currentTarget.checked)}
            />
            {t(words[layer])}
          </label>
        ))}
      </Menu>
      {onExplore ? (
        <div onPointerOver={onExplore} onFocus={onExplore}>
          <Menu label={t('simulator.diagram.explore')} className={`${command.quiet} ${styles.button}`}>
            {explore}
          </Menu>
        </div>
      ) : null}
      {panel && <FullScreen of={panel} className={`${command.quiet} ${styles.button}`} />}
    </header>
  );
}) as <Layer extends string>(props: DiagramHeadProps<Layer>) => React.ReactNode;
