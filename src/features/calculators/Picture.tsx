import { dateLanguage } from '../../language/index.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { OutputValue } from '../../calculators/define.ts';
import type { CalculatorId } from '../../calculators/index.ts';
import type { View } from '../../calculators/view-props.ts';
import type { ReadAnswer } from './state/session.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { NotedAxes } from '../../kit/island/NotedAxes.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { loadWriting } from './load-writing.ts';
import { useNotedPicture } from './noted-picture.ts';
import type { PictureKind } from './picture-file.ts';
import command from '../../kit/styles/command.module.css';
import styles from './Picture.module.css';

/** What is drawn: by which code, and of which answer. */
interface Drawn {
  readonly View: View;
  readonly answer: ReadAnswer;
  readonly outputs: Readonly<Record<string, OutputValue>>;
}

/** Out of sight, a picture waits for a pause of this length, ms: nobody looks, but somebody may listen to it. */
const UNSEEN_PAUSE = 300;
/** It is drawn before it comes into sight. */
const NEAR = '200px';

/** The code of a picture; the list of them all comes with it. */
const viewOfCalculator = async (id: CalculatorId): Promise<{ default: View }> =>
  (await import('../../calculators/views.ts')).viewOf(id)();

/** The latest answer to draw; undefined while the picture stands that the page was served with. */
function useDrawn(page: Page, place: { readonly current: Element | null }): [Drawn | undefined, () => void] {
  const { session, served } = page;
  const [drawn, setDrawn] = useState<Drawn | undefined>(undefined);
  const drawNow = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    let View: View | undefined;
    let isGone = false;
    let isSeen = false;
    let isWanted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const put = (): void => {
      const answer = session.$shown.get();
      if (isGone || !View || !answer?.outcome.ok) return;
      setDrawn({ View, answer, outputs: answer.outcome.outputs });
    };
    const draw = (): void => {
      if (View) {
        startTransition(put);
        return;
      }
      if (isWanted) return;
      isWanted = true;
      viewOfCalculator(session.definition.id as CalculatorId).then(
        ({ default: loaded }) => {
          View = loaded;
          startTransition(put);
        },
        // The picture of the page stays; the next change asks again.
        () => (isWanted = false),
      );
    };
    const follow = (): void => {
      clearTimeout(timer);
      if (isSeen) draw();
      else timer = setTimeout(draw, UNSEEN_PAUSE);
    };
    // The form may have been answered before this part of the page came.
    if (session.$shown.get()?.outcome !== served.outcome) follow();
    const stop = session.$shown.listen(follow);
    const sight = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting === true;
        if (isSeen && !View) draw();
      },
      { rootMargin: NEAR },
    );
    if (place.current) sight.observe(place.current);
    const now = (): void => {
      clearTimeout(timer);
      if (View) flushSync(put);
    };
    drawNow.current = now;
    window.addEventListener('beforeprint', now);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
      sight.disconnect();
      window.removeEventListener('beforeprint', now);
    };
  }, [session, served, place]);
  return [drawn, () => drawNow.current?.()];
}

/** The picture of the result: as drawn with the page until it is seen or the answer changes, then of that answer. */
export function Picture({
  className,
  children,
}: {
  readonly className: string | undefined;
  readonly children?: ReactNode;
}) {
  const page = usePage();
  const { session, t, say } = page;
  const place = useRef<HTMLDivElement>(null);
  const isStale = usePart(session.$answer, ({ outcome }) => !outcome.ok);
  const hasFigures = usePart(session.$shown, (shown) => shown !== undefined);
  const [drawn, drawNow] = useDrawn(page, place);
  useNotedPicture(place, drawn);

  const save = async (kind: PictureKind): Promise<void> => {
    try {
      const [{ pictureFile }, { inputLines, lineText, outputLines, saveFile }] = await Promise.all([
        import('./picture-file.ts'),
        loadWriting(),
      ]);
      drawNow();
      if (!place.current) return;
      const file = await pictureFile(place.current, kind, {
        title: session.definition.title[t.locale],
        written: [...inputLines(page), ...outputLines(page)].map((line) => lineText(line, t)),
        source: t('calculatorPages.picture.source', {
          date: new Intl.DateTimeFormat(dateLanguage(t.locale), { dateStyle: 'long' }).format(new Date()),
        }),
      });
      saveFile(file, `appfroid-${session.definition.slug}.${kind}`);
    } catch {
      addToast('error', t('calculatorPages.picture.failed'));
    }
  };
  return (
    <div ref={place} className={className}>
      {!hasFigures ? null : (
        <div className={styles.frame} data-live={drawn ? '' : undefined} data-stale={isStale ? '' : undefined}>
          {drawn ? (
            <NotedAxes>
              <drawn.View
                inputs={drawn.answer.inputs}
                values={drawn.answer.values}
                outputs={drawn.outputs}
                locale={t.locale}
                translate={say}
              />
            </NotedAxes>
          ) : (
            children
          )}
          <div className={styles.save} role="group" aria-label={t('calculatorPages.picture.save')}>
            <span aria-hidden="true">{t('calculatorPages.picture.save')}</span>
            {(['png', 'svg'] as const).map((kind) => (
              <button key={kind} type="button" className={command.quiet} onClick={() => void save(kind)}>
                {kind.toUpperCase()}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
