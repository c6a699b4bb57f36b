/**
 * Three studies as an office makes them, from an empty browser to the paper it signs: a machine, what is typed on each page, the
 * report. Every tap and every entry is counted; a value the machine brought is not typed again. What the paper says, figure by
 * figure: circuit-report.
 */
import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { createEngine } from '../../src/engine/index.ts';
import { createFormatter } from '../../src/kit/island/format.ts';
import { opening } from '../../src/machine/opening.ts';
import type { MachineFacts } from '../../src/machine/facts.ts';
import { run } from '../../src/simulation/run.ts';
import { STUDIES } from '../unit/support/studies.ts';
import type { Study } from '../unit/support/studies.ts';
import { allAwake } from './support/islands.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { textOfPdf } from './support/pdf-text.ts';

const WIDTHS = [1440, 390] as const;
/** Taps at each width, on a phone one more where a fold is opened, and entries of each study: no more of either is needed. */
const MOST = [
  { taps: { 1440: 7, 390: 8 }, entries: 12 },
  { taps: { 1440: 11, 390: 12 }, entries: 7 },
  { taps: { 1440: 12, 390: 12 }, entries: 9 },
] as const;
const PAGES: Readonly<Record<string, string>> = { pipes: 'pipes', charge: 'charge', echangeurs: 'exchangers' };

/** The id of the fold a control stands in, whose button opens it. */
const foldedIn = (control: Locator): Promise<string> =>
  control.evaluate((at) => {
    for (let up = at.parentElement; up; up = up.parentElement)
      if (up.id !== '' && document.querySelector(`button[aria-controls="${CSS.escape(up.id)}"]`)) return up.id;
    return '';
  });

/** What a reader's hands do. */
class Hands {
  readonly page: Page;
  taps = 0;
  entries = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(place: Locator): Promise<void> {
    await place.click();
    this.taps += 1;
  }

  /** The control of a key on the page that is open; folds above it are opened. */
  async #control(name: string, value: string): Promise<Locator | undefined> {
    const named = this.page.locator(`main [name="${name}"]:not([type="hidden"])`).first();
    const choice = this.page.locator(`main [data-field="${name}"] input[value="${value}"]`).first();
    const control = (await named.count()) > 0 ? named : choice;
    if ((await control.count()) === 0) return undefined;
    for (let depth = 0; depth < 3 && !(await control.isVisible()); depth += 1) {
      const fold = this.page.locator('main details:not([open])', { has: control }).first();
      if ((await fold.count()) > 0) await this.tap(fold.locator('> summary').first());
      else
        await this.tap(this.page.locator(`button[aria-expanded="false"][aria-controls="${await foldedIn(control)}"]`));
    }
    return control;
  }

  /** Puts a value where it does not stand yet. */
  async put(name: string, value: string): Promise<void> {
    const control = await this.#control(name, value);
    // Of a cycle that has one fluid and one way to run, nothing is asked.
    if (!control) return;
    const kind = await control.evaluate((at: HTMLInputElement) => (at.tagName === 'SELECT' ? 'select' : at.type));
    if (kind === 'checkbox' || kind === 'radio') {
      if (await control.isChecked()) return;
      await control.check();
      this.taps += 1;
      return;
    }
    const stands = (await control.inputValue()).replace(',', '.').replace('\u2212', '-');
    if (stands === value) return;
    if (kind === 'select') {
      await control.selectOption(value);
      this.taps += 1;
      return;
    }
    await control.fill(value.replace('.', ','));
    this.entries += 1;
  }
}

async function makeMachine(hands: Hands, { machine }: Study): Promise<void> {
  const { page } = hands;
  await page.goto('/machines');
  await allAwake(page);
  await hands.tap(page.getByRole('button', { name: 'Nouvelle machine' }));
  await hands.tap(page.locator(`[data-use="${machine.use ?? ''}"]`));
  const fluid = String(machine.fluid);
  const offered = page.locator(`[data-fluid="${fluid}"]`);
  if ((await offered.count()) > 0) await hands.tap(offered);
  else {
    await page.locator('input[name="machine-fluid"]').fill(fluid);
    hands.entries += 1;
    await page.keyboard.press('Enter');
  }
  await hands.tap(page.locator('[data-expansion]').first());
  await hands.tap(page.locator('[data-new-study]'));
  await expect(page).toHaveURL(/circuit\/general/);
  await allAwake(page);
}

for (const [index, study] of STUDIES.entries()) {
  for (const width of isWholeMatrix ? WIDTHS : WIDTHS.slice(0, index === 0 ? 1 : 0)) {
    test(`${study.name}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      const hands = new Hands(page);
      await makeMachine(hands, study);
      // A class a build made may begin as an icon's does: what a blend is made of was a grey square once.
      for (const composition of await page.locator('[data-composition]').all())
        await expect(composition).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      for (const [part, values] of Object.entries(study.typed)) {
        const key = PAGES[part];
        if (key !== undefined) {
          await hands.tap(page.locator(`[data-bar] a[data-page="${key}"]`));
          await expect(page.locator('html[data-opened]:not([data-read])')).toHaveCount(0);
          await allAwake(page);
        }
        for (const [name, value] of Object.entries(values)) await hands.put(name, String(value));
      }
      await hands.tap(page.getByRole('link', { name: 'Rapport', exact: true }));
      await allAwake(page);
      await expect(page.locator('[data-report="ready"]')).toHaveCount(1);
      process.stdout.write(`${study.name}, ${width} px: ${hands.taps} taps, ${hands.entries} entries\n`);

      // What nobody typed is what a study of such a machine opens with.
      const opened = opening({ use: study.machine.use, fluid: String(study.machine.fluid) } as MachineFacts)?.body;
      const outcome = run({ ...opened, ...study.body }, await createEngine());
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
      const { performance } = outcome.result;
      const { full, number } = createFormatter({}, 'fr');
      const file = await page.pdf({ preferCSSPageSize: true });
      const squeezed = (text: string): string => text.replaceAll(/\s/gu, '');
      const printed = squeezed(textOfPdf(file));
      expect(printed).toContain(
        squeezed(
          `Puissances froid ${full('power', performance.power_cold)}, chaleur ${full('power', performance.power_heat)}, compresseur ${full('power', performance.power_compressor)}`,
        ),
      );
      expect(printed).toContain(
        squeezed(`Efficacité EER ${number('ratio', performance.eer)} · COP ${number('ratio', performance.cop)}`),
      );
      expect(file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(6);
      const most = MOST[index];
      expect(hands.taps).toBeLessThanOrEqual(most?.taps[width] ?? 0);
      expect(hands.entries).toBeLessThanOrEqual(most?.entries ?? 0);
    });
  }
}
