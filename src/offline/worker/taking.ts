/** Pages taken for the road, one language after the other: one that is asked for while another is taken has its turn. */
import type { Locale } from '../../language/index.ts';
import type { KeptState } from '../messages.ts';
import type { createKeptPages } from './kept-pages.ts';

type Pages = Pick<ReturnType<typeof createKeptPages>, 'keepAll' | 'state' | 'stop'>;
export type Tell = (state: KeptState) => void;

export function createTaking({ keepAll, state, stop }: Pages) {
  /** Who is told how far it is: the page that asked, and those opened before and meanwhile. */
  const listeners = new Map<Tell, Locale | undefined>();
  /** Languages still to be taken, the one that is taken first. */
  const wanted = new Set<Locale | undefined>();
  let isTaking = false;
  let isStopped = false;

  async function tellAll(): Promise<void> {
    for (const [tell, locale] of listeners) {
      const now = await state(locale);
      const more = isTaking ? { isWorking: true } : { hasFailed: !isStopped && now.kept < now.pages };
      tell({ ...now, ...more });
    }
  }

  return {
    /** How far it is; told again as it goes on, and once somebody has it begun. */
    async listen(tell: Tell, locale: Locale | undefined): Promise<void> {
      listeners.set(tell, locale);
      tell(await state(locale, { isWorking: isTaking }));
    },

    async take(tell: Tell, locale: Locale | undefined, event: ExtendableEvent): Promise<void> {
      listeners.set(tell, locale);
      wanted.add(locale);
      if (isTaking) return;
      isTaking = true;
      isStopped = false;
      try {
        for (const one of wanted) {
          isStopped = await keepAll(one, event, tellAll);
          if (isStopped) break;
          // Asked for once more meanwhile, it is asked for anew.
          wanted.delete(one);
        }
      } finally {
        // Whatever it ends by, a storage that fails too: who waits is told, and may ask again.
        isTaking = false;
        wanted.clear();
        await tellAll();
        listeners.clear();
      }
    },

    stop,
  };
}
