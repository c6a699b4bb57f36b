import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { panelOf } from './picture-panel.ts';

const site = mkdtempSync(join(tmpdir(), 'appfroid-'));
const drawing = (width: number, inside: string) =>
  `<svg viewBox="0 0 ${width} 280" role="img" aria-label="what is drawn">${inside}</svg>`;
const cycle = drawing(340, '<g class="letters"><text x="1" y="2">a</text></g>');

beforeAll(() => {
  mkdirSync(join(site, 'en'));
  for (const folder of ['', 'en'])
    writeFileSync(join(site, folder, 'index.html'), drawing(640, '<path d="M0 0h9"></path>') + cycle);
});
afterAll(() => rmSync(site, { recursive: true }));

it('shows an article by its first drawing, or by its parts', () => {
  const own = panelOf(site, 'ressources/articles/kv/index.html', drawing(360, '<text x="1" y="2">Δp</text>'));
  // 484 of the picture's pixels for 360 of the drawing.
  expect(own).toContain('scale(1.3444)');
  expect(own).toContain('>dp<');
  const parts = '<div class="prose"><h2 id="a">Le catalogue</h2><h2 id="b">La r\u00e8gle</h2></div>';
  expect(panelOf(site, 'ressources/articles/loi/index.html', parts)).toMatch(
    />1<.*>Le catalogue<.*>2<.*>La r\u00e8gle</s,
  );
});

it('shows a calculator by its example: what goes in, what comes out', () => {
  const field = (label: string, value: string, unit: string) =>
    `<div class="x" data-field="q"><label for="q">${label}</label><input type="text" name="q" value="${value}"/><span class="u"><span aria-hidden="true">${unit}</span></span></div>`;
  const form = `<form>${field('D\u00e9bit', '8', 'm\u00b3/h')}${field('Vide', '', 'bar')}</form>`;
  const bar =
    '<a class="b" href="#result" data-bar=""><span>Kv calcul\u00e9</span><strong>14,6\u202fm\u00b3/h</strong></a>';
  const panel = panelOf(site, 'tools/calcul-kv/index.html', form + bar);
  expect(panel).toMatch(/>D\u00e9bit<.*>8\u202fm\u00b3\/h<.*>Kv calcul\u00e9<.*>14,6\u202fm\u00b3\/h</s);
  expect(panel).not.toContain('Vide');
});

it('shows a quiz by a question that fits, without its answer', () => {
  const choice = (text: string) => `<label><input type="radio" name="a"><span>${text}</span></label>`;
  const item = (asked: string) =>
    `<li class="q" id="a"><fieldset><legend tabindex="-1">${asked}</legend>${['Un', 'Deux', 'CO\u2082'].map(choice).join('')}</fieldset></li>`;
  const panel = panelOf(site, 'quiz/composants/index.html', item('mot '.repeat(90)) + item('Lequel ?'));
  expect(panel).toMatch(/>Lequel \?<.*>A<.*>Un<.*>B<.*>Deux<.*>C</s);
  // The face has no lowered two.
  expect(panel).toContain('CO<tspan');
});

it('shows pages of the simulation by the cycle of the home page, and others by nothing', () => {
  for (const page of ['simulation/circuit/general', 'en/simulation/line'])
    expect(panelOf(site, `${page}/index.html`, '')).toContain('class="drawn cycle"');
  expect(panelOf(site, 'simulation/projets/index.html', '')).toBeUndefined();
  expect(panelOf(site, 'about/index.html', cycle)).toBeUndefined();
});
