import { expect, test } from './support/test.ts';
import { addSecondPoint, field, figure, open, PAGE, row } from './simulator-helpers.ts';

const form = (extra: object): string =>
  new URLSearchParams({
    permanent: JSON.stringify({
      fluid: 'R1234yf',
      choix_value: 10,
      rend_is: 0.7,
      temp_evp: 0,
      temp_cdr: 45,
      sous_ref_ll: 0,
      ...extra,
    }),
  }).toString();

test.describe('the internal heat exchanger', () => {
  test('is chosen as the cycle of both regimes, with half its effectiveness', async ({ page }) => {
    await open(page, PAGE);
    const cycle = page.getByLabel('Architecture du cycle');
    await expect(cycle).toHaveValue('simple');
    await expect(field(page, 'eff_ihx')).toHaveCount(0);
    await cycle.selectOption('ihx');
    await expect(field(page, 'eff_ihx')).toHaveValue('0,5');
    await expect(page.locator('[data-points="permanent"] [data-point="h"]')).toHaveCount(1);
    await addSecondPoint(page);
    await expect(page.locator('[data-points="transient"] [data-point="i"]')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Deuxième point' }).check({ force: true });
    await expect(cycle).toHaveValue('ihx');
    await cycle.selectOption('simple');
    await expect(page.locator('[data-point="h"]')).toHaveCount(0);
  });

  // An independent program on the reference equation: R1234yf, 0/45 °C, effectiveness 0.6: EER 3.37794 for 3.17154.
  test('comes from a link with its figures, its points and their letters on both drawings', async ({ page }) => {
    await open(page, `${PAGE}?${form({ architecture: 'ihx', eff_ihx: 0.6 })}`);
    await expect(figure(page, 'eer')).toHaveText('3,38');
    await expect(figure(page, 'eer_base')).toHaveText('3,17');
    await expect(figure(page, 'gain')).toHaveText('6,5');
    await expect(figure(page, 'power_ihx')).toHaveText('1,65');
    const vapour = page.locator('[data-points="permanent"] [data-point="h"]');
    await expect(vapour).toContainText('Sortie vapeur échangeur');
    await expect(vapour.locator('[data-value="T"]')).toHaveText('28,0');
    const marks = page.getByRole('img', { name: /aux points a à i/ }).locator('g > circle + text');
    expect((await marks.allTextContents()).sort().join('')).toBe('acdefghi');
    const letters = await page.locator('[data-chart="ph"] text').allTextContents();
    for (const letter of 'abcdefghi') expect(letters.join(' ').split(' ')).toContain(letter);
    await page.locator('[data-points="permanent"] [data-point="h"] button').focus();
    await expect(page.locator('[data-readout="on"]')).toContainText('h · Sortie vapeur échangeur');
  });

  test('keeps its effectiveness in the address only when it is another than the usual one', async ({ page }) => {
    await open(page, PAGE);
    await field(page, 'temp_evp').fill('-5');
    await expect.poll(() => page.url()).toContain('permanent=');
    expect(page.url()).not.toContain('architecture');
    await page.getByLabel('Architecture du cycle').selectOption('ihx');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"architecture":"ihx"');
    expect(page.url()).not.toContain('eff_ihx');
    await field(page, 'eff_ihx').fill('0,4');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"eff_ihx":0.4');
  });

  test('says under its field what range it takes, in English too', async ({ page }) => {
    await open(page, `/en${PAGE}`);
    await page.getByLabel('Cycle architecture').selectOption('ihx');
    await expect(field(page, 'eff_ihx')).toHaveValue('0.5');
    await field(page, 'eff_ihx').fill('1.2');
    await expect(row(page, 'eff_ihx')).toContainText(
      'Value out of range (0 to 0.95): Suction-line heat exchanger effectiveness',
    );
    await expect(field(page, 'eff_ihx')).toHaveValue('1.2');
  });
});

test.describe('a cycle of several stages', () => {
  // An independent program: R744, MT -8 and LT -32 °C, 90 bar, 35 °C, receiver 35 bar: 1.76524, with parallel compression 1.88238.
  test('opens with what it opens with, asks what it reads, and keeps what was typed', async ({ page }) => {
    await open(page, PAGE);
    await field(page, 'temp_evp').fill('-5');
    await page.getByLabel('Architecture du cycle').selectOption('booster');
    await expect(figure(page, 'eer')).toHaveText('1,77');
    await expect(field(page, 'temp_evp')).toHaveCount(0);
    await expect(field(page, 'sh_par')).toHaveCount(0);
    await page.locator('select[name="parallel"]').selectOption('true');
    await expect(figure(page, 'eer')).toHaveText('1,88');
    await expect(field(page, 'sh_par')).toHaveValue('5');
    await expect(page.locator('[data-table="stages"] tbody tr')).toHaveCount(3);
    await page.locator('select[name="p_rec-choice"]').selectOption('opt');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"p_rec":"opt"');
    await expect(page.locator('[data-optima]')).toContainText('Meilleur EER');
    await page.getByLabel('Architecture du cycle').selectOption('simple');
    await expect(field(page, 'temp_evp')).toHaveValue('-5');
  });
});
