/** Where nothing can be computed the page says so: its words are fetched only then. */
import { NO_ENGINE_EVENT } from '../../runtime/no-engine.ts';

export function sayWhereNothingComputes(): void {
  const say = (): void => {
    import('./no-engine-notice.ts').then(({ showNoEngine }) => showNoEngine()).catch(() => undefined);
  };
  addEventListener(NO_ENGINE_EVENT, say);
  if (document.documentElement.dataset['noEngine'] !== undefined) say();
}
