/**
 * The picture a shared link shows: one per built page, drawn by resvg from the page's own title and description, and beside
 * them its own curve, drawing, worked example or question; where the lines of a title break is decided here, as SVG has no text that wraps.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';
import { pngWithLicence } from '../../src/charts/plot/licence.ts';
import { curveOf } from './picture-curve.ts';
import type { Curve } from './picture-curve.ts';
import { panelOf, wrap, written } from './picture-panel.ts';
import { pngOf } from './picture-png.ts';

const size = { width: 1200, height: 630 };
const margin = 88;
const typeface = new URL('../../src/shell/styles/fonts/atkinson-next-latin.woff2', import.meta.url);
const encoder = new URL('./picture-png.ts', import.meta.url);
const favicon = new URL('../../public/favicon.svg', import.meta.url);

/** Pictures of builds before, by what they are drawn from and written with: most are the same in the next. */
const kept = fileURLToPath(new URL('../../node_modules/.cache/pictures/', import.meta.url));

/** Astro integration: writes og/<language>/<path>.png beside the pages that ask for one. */
export function pictures(): AstroIntegration {
  return {
    name: 'appfroid:pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const start = performance.now();
        const folder = mkdtempSync(join(tmpdir(), 'appfroid-'));
        try {
          const font = join(folder, 'font.ttf');
          writeFileSync(font, await decompress(readFileSync(typeface)));
          const { count, drawn } = drawAll(site, font);
          logger.info(
            `${count} pictures, ${drawn} of them drawn, in ${((performance.now() - start) / 1000).toFixed(1)} s`,
          );
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

function drawAll(site: string, font: string): { count: number; drawn: number } {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  mkdirSync(kept, { recursive: true });
  const wanted = new Set<string>();
  const made = createHash('sha256').update(readFileSync(typeface)).update(readFileSync(encoder));
  let count = 0;
  let drawn = 0;
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8');
    const address = meta(html, 'og:image');
    if (!address) continue;
    const target = join(site, new URL(address, 'http://localhost').pathname);
    mkdirSync(dirname(target), { recursive: true });
    const curve = curveOf(site, page, address.includes('/og/en/') ? 'en' : 'fr');
    const [title, description] = [meta(html, 'og:title'), meta(html, 'og:description')];
    const panel = curve ? undefined : panelOf(site, page, html);
    const svg = panel === undefined ? svgOf(title, description, curve) : withPanel(title, description, panel);
    const name = `${made.copy().update(svg).digest('hex')}.png`;
    wanted.add(name);
    if (!existsSync(kept + name)) {
      writeFileSync(kept + name, draw(svg, font));
      drawn += 1;
    }
    writeFileSync(target, pngWithLicence(readFileSync(kept + name)));
    count += 1;
  }
  for (const name of readdirSync(kept)) if (!wanted.has(name)) rmSync(kept + name);
  return { count, drawn };
}

function meta(html: string, property: string): string {
  const text = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return text
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’');
}

/** The dark ground with the sign and the name, which every picture begins with. */
function ground(): string {
  const drawing = /<g [\s\S]*<\/g>/.exec(readFileSync(favicon, 'utf8'))?.[0] ?? '';
  return `<rect width="100%" height="100%" fill="#0d1214"/>
<rect width="100%" height="10" fill="#0b6b47"/>
<g transform="translate(${margin} 78) scale(2.2)">${drawing}</g>
${line('AppFroid', 130, 40, '#f2f5f6').replace(`x="${margin}"`, `x="${margin + 92}"`)}`;
}

const line = (text: string, y: number, fontSize: number, fill: string): string =>
  `<text x="${margin}" y="${y}" font-size="${fontSize}" fill="${fill}" font-family="Atkinson Hyperlegible Next">${written(text, fontSize)}</text>`;

/** The title without the name of the site, which stands above it. */
const bareTitle = (title: string): string => title.replace(/ · AppFroid$/, '').replace(/^AppFroid[\s\u00a0]*: /, '');
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The title beside what the page shows; below it as much of the description as there is room for. */
function withPanel(title: string, description: string, panel: string): string {
  const heading = wrap(capitalised(bareTitle(title)), 20);
  const [headingSize, leading] = heading.length > 4 ? ([46, 52] as const) : ([56, 62] as const);
  const wrapped = wrap(description, 38);
  const room = Math.max(0, Math.floor((570 - 230 - heading.length * leading) / 36));
  const said = wrapped
    .slice(0, room)
    .map((text, at) => (at === room - 1 && wrapped.length > room ? `${text} …` : text));
  const top = 230;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
${ground()}
${heading.map((text, index) => line(text, top + index * leading, headingSize, '#ffffff')).join('\n')}
${said.map((text, index) => line(text, top + heading.length * leading + index * 36, 27, '#b9c4c9')).join('\n')}
${panel}
</svg>`;
}

/** @param curve what `curveOf` drew; beside it the title is narrower, and the figure stands for the description */
function svgOf(title: string, description: string, curve: Curve | undefined): string {
  const bare = bareTitle(title);
  // Beside a curve the name is the title, and what the page says of it the text.
  const [, name, said] = (curve && /^([^:]*?)[\s\u00a0]*: (.*)$/.exec(bare)) || [];
  const headingLines = wrap(capitalised(name ?? bare), curve ? 16 : 27).slice(0, 3);
  const wrapped = curve ? wrap(said ?? '', 36) : wrap(description, 58);
  const textLines = wrapped.slice(0, 3).map((text, at) => (at === 2 && wrapped.length > 3 ? `${text} …` : text));
  const [headingSize, leading] = curve ? ([64, 70] as const) : ([76, 82] as const);
  // Three lines begin below the logo.
  const headingTop = headingLines.length > 2 ? 236 : 300 - (headingLines.length - 1) * 44 - (curve ? 34 : 0);
  const textTop = headingTop + headingLines.length * leading - (curve ? 14 : 0);
  const isPair = (curve?.figures.length ?? 0) > 1;
  const figures = (curve?.figures ?? []).flatMap(({ name, value, said, colour }, index) =>
    isPair
      ? [
          line(`${name}\u2002${value}`, 470 + index * 56, 44, colour),
          ...(index > 0 ? [line(said, 570, 30, '#b9c4c9')] : []),
        ]
      : [line(value, 500, 80, colour), line(said, 552, 34, '#b9c4c9')],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
${ground()}
${headingLines.map((text, index) => line(text, headingTop + index * leading, headingSize, '#ffffff')).join('\n')}
${textLines.map((text, index) => line(text, textTop + index * (curve ? 38 : 46), curve ? 30 : 34, '#b9c4c9')).join('\n')}
${curve?.svg ?? ''}
${figures.join('\n')}
</svg>`;
}

function draw(svg: string, font: string): Uint8Array {
  const drawn = new Resvg(svg, {
    font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Atkinson Hyperlegible Next' },
  }).render();
  return pngOf(drawn.pixels, drawn.width);
}
