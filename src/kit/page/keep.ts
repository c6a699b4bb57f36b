/** « Garder » of a page that has an answer: one verb, whatever the page, and one place it goes to (features/machines). */
import { barePath, localePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/keys.ts';
import { withUnit } from '../../quantities/number.ts';
import { addToast } from '../storage/toasts.ts';
import type { KeepResult } from './answered.ts';
import type { PageFigure } from './Figures.tsx';

/** More are no summary. */
const TOLD = 3;
const SEPARATOR = ' · ';

/** The chief figures of a page in a line: "EER 3,52 · Puissance frigorifique 20 kW". */
export const inALine = (figures: readonly PageFigure[]): string =>
  figures
    .slice(0, TOLD)
    .map(({ label, text, unit }) => `${label} ${unit === '' ? text : withUnit(text, unit)}`)
    .join(SEPARATOR);

/** Who keeps machines: fetched when something is kept. */
const KEEPERS = import.meta.glob<{ readonly keepResult: KeepResult }>('../../features/*/keep-result.ts');

/**
 * Keeps what a page shows and says where it went, with a way there.
 * @param link the whole address of the page as it stands
 * @param summary undefined where no answer stands
 */
export async function keepAnswer(
  link: string,
  summary: string | undefined,
  fluid: string,
  t: Translator,
): Promise<void> {
  if (summary === undefined) {
    addToast('warning', t('keep.nothing'));
    return;
  }
  const { pathname, search, hash } = new URL(link);
  const title = document.querySelector('h1')?.textContent.trim() ?? '';
  const query = hash.startsWith('#?') ? hash.slice(1) : search;
  const answered = { page: barePath(pathname), query, title, summary, fluid };
  const [keeper] = Object.values(KEEPERS);
  const kept = await keeper?.()
    .then(({ keepResult }) => keepResult(answered))
    .catch(() => undefined);
  if (!kept) {
    addToast('error', t('keep.refused'));
    return;
  }
  const address = `${localePath(t.locale, '/machines')}#machine=${encodeURIComponent(kept.id)}`;
  addToast('success', t('keep.done', { name: kept.name }), {
    label: t('keep.see'),
    run: () => location.assign(address),
  });
}
