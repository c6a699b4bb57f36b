/** Draws the app's icons from the favicon into public/icons: run it after changing the favicon. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../../public/icons/', import.meta.url);
const favicon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
const drawing = /<g [\s\S]*<\/g>/.exec(favicon)?.[0];
const ground = /<rect[^>]*fill="([^"]+)"/.exec(favicon)?.[1];
if (!drawing || !ground) throw new Error('the favicon has no ground or no drawing');

/** Systems cut a maskable icon to their own shape: the drawing keeps to the inner 80 %. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(4.8 4.8) scale(0.7)">${drawing}</g></svg>`;
const square = favicon.replace(/ rx="[^"]+"/, '');

mkdirSync(folder, { recursive: true });
for (const [name, svg, size] of [
  ['192', favicon, 192],
  ['512', favicon, 512],
  ['maskable-512', maskable, 512],
  ['apple-touch', square, 180],
] as const) {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(new URL(`${name}.png`, folder), picture);
  console.log(`${name}.png ${(picture.length / 1000).toFixed(1)} kB`);
}
