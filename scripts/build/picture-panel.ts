/**
 * What the picture of a page shows beside its title, taken from the page as it was built: of an article its first drawing,
 * or its parts, of a page of the simulation a cycle, of a calculator its worked example with the answer, of a quiz one of its questions.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the panel stands in the picture. */
const panel = { left: 640, top: 128, width: 484, height: 424 };
const INK = '#e8eef0';
const SOFT = '#9fb0b6';
const ACCENT = '#5cc79a';
const LINE = '#2b3a3b';
const SURFACE = '#161f22';

/** Drawings carry names, no colours: these are the dark theme's. What a name says elsewhere: Drawing.astro, Plot.astro, sketch.css. */
const SHEET = `
.drawn text{fill:${INK};stroke:none;font-size:14px;font-family:"Atkinson Hyperlegible Next"}
.drawn circle{fill:${ACCENT};stroke:none}
.drawn .number{fill:#0d1214;font-weight:600;text-anchor:middle}
.object text{text-anchor:middle}
.drawn .start{text-anchor:start}.drawn .middle,.drawn .mid{text-anchor:middle}.drawn .end{text-anchor:end}
.drawn .soft{fill:${SOFT}}
.drawn .part{fill:${SURFACE}}
.drawn .thin{stroke:${SOFT};stroke-width:1}
.drawn .dashed{stroke:${SOFT};stroke-dasharray:5 4;stroke-width:1.5}
.drawn .ground{fill:#2a3437;stroke:none}
.drawn .oil{stroke:#6d5c37;stroke-width:12}
.drawn .gas{fill:#4a2b2c;stroke:none}
.drawn .low,.drawn .bp{stroke:#7db4f0;stroke-width:2.5}
.drawn .high,.drawn .hp{stroke:#f0837a;stroke-width:2.5}
.drawn .liquid{stroke:#e3b45f;stroke-width:2.5}
.drawn .key{stroke:${ACCENT};stroke-width:2.5}
.drawn .between{stroke:${INK};stroke-width:2.5}
.drawn .dome{stroke:#b9c4c9;stroke-width:1.5;fill:#b9c4c90d}
.drawn .grid,.drawn .grid path{stroke:${LINE};stroke-width:1}
.drawn .mark{font-weight:600}
.sketch text{fill:${SOFT};font-size:22px}
.sketch .mark,.letters text{fill:${INK};font-weight:600}
.sketch .mark{font-size:28px}
.sketch circle,.cycle circle{fill:#0d1214;stroke:${INK};stroke-width:2.5}
.sketch .bp,.sketch .hp,.sketch .liquid{stroke-width:5}
.sketch .dome{stroke-width:3}
.second path{stroke-dasharray:10 10}
.cycle text{fill:${SOFT}}
.cycle .letters text{fill:${INK};font-size:16px}
.cycle .hp-name{fill:#f0837a}.cycle .bp-name{fill:#7db4f0}
`;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': '’',
  '#x27': '’',
  lt: '<',
  gt: '>',
};
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|quot|#34|#38|#39|#x27|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lines of at most `length` characters, broken at spaces that may break. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const LETTERS = new Map([
  ['Δ', 'd'],
  ['φ', 'phi'],
  ['η', 'eta'],
]);

/** The face has no lowered figures: a smaller one, lower, stands for each; nor Greek. */
export const written = (text: string, fontSize: number): string =>
  escape(text)
    .replace(/[Δφη]/gu, (sign) => LETTERS.get(sign) ?? sign)
    .replace(/[₀-₉]/gu, (sign) => {
      const [figure, down] = [sign.charCodeAt(0) - 0x20_80, Math.round(fontSize * 0.18)];
      return `<tspan dy="${down}" font-size="${Math.round(fontSize * 0.62)}">${figure}</tspan><tspan dy="${-down}">\u200b</tspan>`;
    });

const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor = 'start',
  weight = 400,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="${anchor}" font-family="Atkinson Hyperlegible Next">${written(text, size)}</text>`;

/** A drawing without a class of its own: those of articles, and the cycle of the home page. */
const DRAWING = /<svg viewBox="0 0 ([\d.]+) ([\d.]+)" role="img"[^>]*>([\s\S]*?)<\/svg>/g;

/** The n-th drawing of a page, to the size of the panel. */
function drawn(html: string, at: number): string | undefined {
  const [, wide, tall, content] = [...html.matchAll(DRAWING)].at(at) ?? [];
  if (content === undefined) return undefined;
  const [width, height] = [Number(wide), Number(tall)];
  const kind = /class="letters"/.test(content)
    ? 'cycle'
    : width === 720
      ? 'sketch'
      : /class="grid"/.test(content)
        ? 'plot'
        : 'object';
  const scale = Math.min(panel.width / width, panel.height / height);
  const [x, y] = [panel.left + (panel.width - width * scale) / 2, panel.top + (panel.height - height * scale) / 2];
  const pen = `fill="none" stroke-linejoin="round" stroke-linecap="round" ${kind === 'object' ? `stroke="${INK}" stroke-width="1.5"` : ''}`;
  const letters = kind === 'sketch' ? 22 : 14;
  const svg = content
    .replace(/ data-astro-cid-\w+(="")?/g, '')
    .replace(/>([^<]*[Δφη₀-₉][^<]*)</g, (_whole, text: string) => `>${written(plain(text), letters)}<`);
  return `<style>${SHEET}</style><g class="drawn ${kind}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" ${pen}>${svg}</g>`;
}

/** A form's filled fields, each with its name, figure and unit. */
function fieldsOf(html: string): { label: string; value: string }[] {
  const form = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  return form.split(/(?=<div class="[^"]*" data-field=")/).flatMap((part) => {
    const label = plain(/<label[^>]*>([\s\S]*?)<\/label>/.exec(part)?.[1] ?? '');
    const value = plain(/<input[^>]*\btype="text"[^>]*\bvalue="([^"]*)"/.exec(part)?.[1] ?? '');
    const unit = plain(/<input[\s\S]*?<span[^>]*><span aria-hidden="true">([^<]*)/.exec(part)?.[1] ?? '');
    return part.includes('data-field="') &&
      label !== '' &&
      value !== '' &&
      label.length + value.length + unit.length <= 34
      ? [{ label, value: unit === '' ? value : `${value}\u202f${unit}` }]
      : [];
  });
}

/** A calculator's worked example: what is put in, then what comes out. */
function worked(html: string): string | undefined {
  const [, label, value] = /data-bar=""[^>]*><span>([\s\S]*?)<\/span><strong>([\s\S]*?)<\/strong>/.exec(html) ?? [];
  if (value === undefined) return undefined;
  const rows = fieldsOf(html).slice(0, 5);
  const [left, right] = [panel.left + 20, panel.left + panel.width];
  const top = panel.top + 56;
  const answer = plain(value);
  const size = Math.min(76, Math.floor(panel.width / (answer.length * 0.56)));
  const bottom = top + rows.length * 52 + 24;
  return [
    ...rows.flatMap((row, index) => [
      words(row.label, left, top + index * 52, 25, SOFT),
      words(row.value, right, top + index * 52, 27, INK, 'end', 500),
      `<path d="M${left} ${top + index * 52 + 18}H${right}" stroke="${LINE}" stroke-width="2"/>`,
    ]),
    words(plain(label ?? ''), left, bottom + 26, 28, SOFT),
    words(answer, left, bottom + 40 + size, size, ACCENT, 'start', 600),
  ].join('\n');
}

/** Lines under one another, each with its sign in a circle. */
function list(items: readonly (readonly string[])[], signs: string, from: number): string[] {
  const left = panel.left + 20;
  let y = from;
  return items.flatMap((lines, index) => {
    const top = y;
    y += lines.length * 32 + 18;
    return [
      `<circle cx="${left + 14}" cy="${top - 9}" r="15" fill="none" stroke="${ACCENT}" stroke-width="2.5"/>`,
      words(signs[index] ?? '', left + 14, top - 2, 20, ACCENT, 'middle', 600),
      ...lines.map((text, row) => words(text, left + 44, top + row * 32, 26, INK)),
    ];
  });
}

/** The first question of a quiz that fits. */
function question(html: string): string | undefined {
  for (const [, item = ''] of html.matchAll(/<li class="q"[^>]*>([\s\S]*?)<\/fieldset>/g)) {
    const asked = wrap(plain(/<legend[^>]*>([\s\S]*?)<\/legend>/.exec(item)?.[1] ?? ''), 32);
    const choices = [...item.matchAll(/<label><input type="radio"[^>]*><span>([\s\S]*?)<\/span>/g)].map(
      ([, text = '']) => wrap(plain(text), 34),
    );
    const lines = asked.length + choices.flat().length;
    if (item.includes('<svg') || choices.length < 3 || lines > 10) continue;
    const top = panel.top + 60 + (10 - lines) * 8;
    return [
      ...asked.map((text, index) => words(text, panel.left + 20, top + index * 38, 31, INK, 'start', 600)),
      ...list(choices, 'ABCDEF', top + asked.length * 38 + 22),
    ].join('\n');
  }
  return undefined;
}

/** The parts of an article without a drawing. */
function parts(html: string): string | undefined {
  const prose = html.slice(html.indexOf('class="prose"'));
  const all = [...prose.matchAll(/<h2 id="[^"]*"[^>]*>([\s\S]*?)<\/h2>/g)].map(([, text = '']) =>
    wrap(plain(text), 34),
  );
  const fitting = all.filter((_, index) => all.slice(0, index + 1).flat().length <= 8).slice(0, 6);
  return fitting.length === 0 ? undefined : list(fitting, '123456', panel.top + 70).join('\n');
}

/** Pages of the simulation without a drawing of their own, and whose they show: the page, and which drawing of it. */
const BORROWED: Readonly<Record<string, readonly [page: string, drawing: number]>> = {
  'simulation/hp-optimum': ['ressources/articles/co2-transcritique', 0],
};
/** What these are about is no cycle. */
const NO_CYCLE = new Set(['machines', 'simulation/projets', 'simulation/saison', 'simulation/fuite']);

/**
 * @param site folder of the built pages
 * @param page file of one, inside it
 * @param html what it holds
 * @returns drawn for the right half of the picture; undefined for a page without
 */
export function panelOf(site: string, page: string, html: string): string | undefined {
  const path = page.replaceAll('\\', '/').replace(/\/?index\.html$/, '');
  const bare = path.replace(/^en(?:\/|$)/, '');
  const inLanguage = (other: string) =>
    readFileSync(join(site, path === bare ? '' : 'en', other, 'index.html'), 'utf8');
  if (bare.startsWith('ressources/articles/')) return drawn(html, 0) ?? parts(html);
  if (bare.startsWith('tools/')) return worked(html);
  if (bare.startsWith('quiz/')) return question(html);
  if (!bare.startsWith('simulation/') || NO_CYCLE.has(bare)) return undefined;
  const [from, at] = BORROWED[bare] ?? ['', 1];
  return drawn(inLanguage(from), at);
}
