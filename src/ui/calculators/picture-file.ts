/** The picture of a result as a file: with what was asked, what came out, and when. */
import { pngFromSvg, standaloneSvg } from '../charts/standalone.ts';
import { textWidth } from '../charts/labels.ts';
import type { Page } from './context.ts';
import { inputLines, outputLines, saveBlob } from './exports.ts';
import { withUnit } from './format.ts';

export type PictureKind = 'svg' | 'png';

const FONT = 13;

/** Words of a list set in lines of at most `width` pixels. */
export function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} · ${word}`;
    if (last === undefined || textWidth(longer, FONT) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * Saves the first drawing of a frame with the legend under it.
 * @throws {Error} when there is none, or the browser cannot draw it
 */
export async function savePicture(frame: HTMLElement, kind: PictureKind, page: Pick<Page, 'session' | 't' | 'codes'>): Promise<void> {
  const drawing = frame.querySelector<SVGSVGElement>('svg[data-picture]');
  if (!drawing) throw new Error('no picture');
  const { session, t } = page;
  const colon = t.locale === 'fr' ? '\u202f: ' : ': ';
  const written = [...inputLines(page), ...outputLines(page)].map(({ name, text, symbol }) => `${name}${colon}${withUnit(text, symbol)}`);
  const legend = [...(drawing.closest('figure')?.querySelectorAll('figcaption li') ?? [])].flatMap((item) => {
    const line = item.querySelector('svg');
    return line ? [{ line, text: item.textContent.trim() }] : [];
  });
  const svg = standaloneSvg(drawing, {
    title: session.definition.title[t.locale],
    lines: wrapped(written, drawing.viewBox.baseVal.width),
    source: t('tools.picture.source', { date: new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date()) }),
    legend,
  });
  const content = kind === 'png' ? await pngFromSvg(svg) : new Blob([svg], { type: 'image/svg+xml' });
  saveBlob(content, `appfroid-${session.definition.slug}.${kind}`);
}
