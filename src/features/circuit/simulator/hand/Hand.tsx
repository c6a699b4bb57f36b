/** Over a diagram: a grip for each field it shows, and the figures of what is held or touched in a card beside it. */
import { useEffect, useMemo, useState } from 'react';
import { useHeld } from '../../../../charts/plane/use-held.ts';
import type { Sight } from '../../../../charts/plane/PlaneDiagram.tsx';
import type { PhCurves } from '../../../../charts/ph/types.ts';
import type { Translator } from '../../../../i18n/keys.ts';
import { loadCurves } from '../../../../kit/diagrams/curves.ts';
import { stateNow } from '../../../../kit/diagrams/states.ts';
import { TranslatorProvider, useFormatter, useTranslator } from '../../../../kit/island/context.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import command from '../../../../kit/styles/command.module.css';
import { pascalFromBar } from '../../../../quantities/si.ts';
import { failureInWords } from '../failure-text.ts';
import { labelOfField } from '../field-words.ts';
import { useReading } from '../reading.ts';
import { useSimulation } from '../use-simulation.ts';
import type { ReadBy } from './read-by.ts';
import { boundsOf } from './bounds.ts';
import { Card } from './Card.tsx';
import { gripOffsets, inFrame } from './grips.ts';
import styles from './Hand.module.css';
import { heldOf } from './held.ts';
import type { Held } from './held.ts';
import { anchorOf, inShown } from './moves.ts';
import type { PlaneOfStates } from './moves.ts';
import { cellsOfState } from './state-cells.ts';
import { $isLesson } from './lesson.ts';
import { useHold } from './use-hold.ts';
import { heldText, useSentences } from './use-sentences.ts';

interface HandProps {
  readonly chart: 'ph' | 'ts';
  readonly sight: Sight;
  readonly readBy: ReadBy;
  readonly t: Translator;
  readonly onKeep: () => void;
  /** The number of what was just kept: 0, there was no room; undefined, there was no state. */
  readonly kept: { readonly n: number | undefined } | undefined;
}

export function Hand({ t, ...props }: HandProps) {
  return (
    <TranslatorProvider value={t}>
      <Grips {...props} />
    </TranslatorProvider>
  );
}

/** The saturation of each fluid, once it is known. */
function useDomes(fluids: string): ReadonlyMap<string, PhCurves['dome']> {
  const [domes, setDomes] = useState<ReadonlyMap<string, PhCurves['dome']>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    for (const fluid of fluids.split('\n')) {
      loadCurves(fluid, controller.signal).then(
        ({ dome }) => controller.signal.aborted || setDomes((known) => new Map(known).set(fluid, dome)),
        () => undefined,
      );
    }
    return () => controller.abort();
  }, [fluids]);
  return domes;
}

function Grips({ chart, sight, readBy, onKeep, kept }: Omit<HandProps, 't'>) {
  const { $drawn, $drawnFailures, $pointed, $view, forms } = useSimulation();
  const { layout, size, cross } = sight;
  const t = useTranslator();
  const format = useFormatter();
  const regime = useWhole($view);
  const { result } = useWhole($drawn)[regime];
  const content = useWhole(forms[regime].$content);
  const failures = useWhole($drawnFailures);
  const [told, setTold] = useState<string | undefined>(undefined);
  const hold = useHold(regime, layout, t.locale);
  const held = useMemo(() => (result ? heldOf(result, content, boundsOf) : []), [result, content]);
  const domes = useDomes([...new Set(held.map(({ fluid }) => fluid))].join('\n'));
  const planes = (fluid: string): PlaneOfStates => ({
    chart,
    stateAt: (known) => stateNow(fluid, known),
    dome: domes.get(fluid),
  });
  const anchors = useMemo(
    () =>
      held.map((one) => {
        const at = anchorOf(one, { chart, stateAt: (known) => stateNow(one.fluid, known), dome: undefined });
        const [x, y] = at ? [layout.x(at.x), layout.y(at.y)] : [Number.NaN, Number.NaN];
        return { ...inFrame({ x, y }, layout), isLow: one.side === 'low' };
      }),
    [held, chart, layout],
  );
  const offsets = useHeld(
    useMemo(() => gripOffsets(anchors, layout), [anchors, layout]),
    hold.taken !== undefined,
  );
  const isLesson = useWhole($isLesson);
  const sentenceOf = useSentences();

  const failure = failureInWords(failures, t);
  const inCard = held.findIndex(({ name }) => name === (hold.taken ?? told));
  const toldOf = (one: Held): readonly (readonly [string, string])[] =>
    cellsOfState(one.points.at(-1) ?? one.points[0], one.fluid, format);
  const figures =
    result &&
    `${t('simulator.figures.eer')} ${format.full('ratio', result.performance.eer)} · ${t('simulator.figures.power_cold')} ${format.full('power', result.performance.power_cold)}`;
  const problem = hold.isLost
    ? t('diagramHand.noState')
    : failure === ''
      ? undefined
      : `${failure} ${t('diagramHand.lastGood')}`;
  const one = held[inCard];
  const anchor = anchors[inCard];
  const keptText =
    kept?.n === undefined
      ? t('diagramHand.noState')
      : kept.n === 0
        ? t('diagramHand.full')
        : t('diagramHand.kept', { n: kept.n });
  const spoken = one
    ? [
        problem,
        t('diagramHand.stateAt', {
          letter: one.letter,
          cells: toldOf(one)
            .map(([symbol, text]) => `${symbol} ${text}`)
            .join(', '),
        }),
        figures,
      ]
        .filter(Boolean)
        .join(' ')
    : kept
      ? keptText
      : '';

  return (
    <>
      <svg translate="no" className={styles.leaders} aria-hidden="true">
        {anchors.map(({ x, y }, index) => {
          const { x: dx = 0, y: dy = 0 } = offsets[index] ?? {};
          return dx === 0 && dy === 0 ? null : <line key={held[index]?.name} x1={x} y1={y} x2={x + dx} y2={y + dy} />;
        })}
      </svg>
      {held.map((grip, index) => {
        const { x, y } = anchors[index] ?? { x: 0, y: 0 };
        const { x: dx = 0, y: dy = 0 } = offsets[index] ?? {};
        const { name, range } = grip;
        return (
          <div
            key={name}
            className={styles.grip}
            role="slider"
            tabIndex={0}
            data-grip={name}
            data-side={grip.side}
            data-taken={hold.taken === name ? '' : undefined}
            aria-label={labelOfField(name, content.texts, t)}
            aria-description={t('diagramHand.keys')}
            aria-orientation={grip.handle.kind === 'level' ? 'vertical' : 'horizontal'}
            aria-valuenow={inShown(grip, grip.value)}
            aria-valuemin={inShown(grip, range.min)}
            aria-valuemax={inShown(grip, range.max)}
            aria-valuetext={heldText(grip, t.locale)}
            style={{ transform: `translate(${(x + dx).toFixed(1)}px, ${(y + dy).toFixed(1)}px) translate(-50%, -50%)` }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              setTold(name);
              hold.take(grip, { x, y }, planes(grip.fluid), event);
            }}
            onPointerMove={hold.move}
            onPointerUp={hold.letGo}
            onPointerCancel={hold.letGo}
            onLostPointerCapture={hold.letGo}
            onPointerEnter={({ pointerType }) => {
              setTold(name);
              // A grip stands on its point: a mouse over it is at that point, for the read-out and the table too.
              const { H, P } = grip.points.at(-1) ?? grip.points[0];
              if (pointerType === 'mouse' && hold.taken === undefined)
                $pointed.set({ H: H * 1e3, P: pascalFromBar(P), point: { regime, letter: grip.letter } });
            }}
            onPointerLeave={({ pointerType }) => {
              if (pointerType !== 'mouse') return;
              setTold(undefined);
              $pointed.set(undefined);
            }}
            onFocus={() => setTold(name)}
            onBlur={() => setTold(undefined)}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return;
              if (hold.onKey(grip, event.key, event.shiftKey)) event.preventDefault();
            }}
          >
            <span className={styles.knob} aria-hidden="true">
              {grip.handle.kind === 'level' || chart === 'ts' ? '↕' : '↔'}
            </span>
          </div>
        );
      })}
      {one && anchor ? (
        <Card
          at={[anchor.x, anchor.y]}
          size={size}
          by={readBy}
          title={`${one.letter} · ${labelOfField(one.name, content.texts, t)}`}
          value={heldText(one, t.locale)}
          cells={toldOf(one)}
        >
          <p className={styles.figures}>{figures}</p>
          {isLesson ? <p>{sentenceOf(one.letter)}</p> : null}
          {problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
        </Card>
      ) : cross && readBy !== 'mouse' ? (
        <ReadCard at={cross} size={size} by={readBy} onKeep={onKeep} />
      ) : null}
      <Spoken text={spoken} />
    </>
  );
}

interface ReadCardProps {
  readonly at: readonly [number, number];
  readonly size: Sight['size'];
  readonly by: ReadBy;
  readonly onKeep: () => void;
}

/** The state under a finger, or at the point the keys are at. */
function ReadCard({ at, size, by, onKeep }: ReadCardProps) {
  const t = useTranslator();
  const { title, phase, letter, cells } = useReading();
  const isLesson = useWhole($isLesson);
  const sentenceOf = useSentences();
  const name = title ?? t('simulator.diagram.outside');
  return (
    <Card at={at} size={size} by={by} title={phase === undefined ? name : `${name}, ${phase}`} cells={cells}>
      {isLesson && letter !== undefined ? <p>{sentenceOf(letter)}</p> : null}
      {by === 'touch' && title !== undefined ? (
        // A screen reader and the keys keep a state by Enter, on the diagram itself.
        <button type="button" tabIndex={-1} className={command.quiet} onClick={onKeep} data-keep="">
          {t('diagramHand.keep')}
        </button>
      ) : null}
    </Card>
  );
}

/** After the last move, ms: a screen reader is told of where it came to rest. */
const REST = 500;

function Spoken({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
