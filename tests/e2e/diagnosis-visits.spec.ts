import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axe } from './support/axe.ts';

const PATH = '/simulation/diagnostic';
const LEAK =
  '?fluid=R32&application=room_ac&expansion=eev&p_lp=6&p_hp=24.5&t_suction=16&t_liquid=40&te_in=26&te_out=19.5&tc_in=35&tc_out=39.5&t_discharge=127&sight=2';
const CLEAN =
  '?fluid=R32&application=room_ac&expansion=eev&p_lp=8.7&p_hp=28.5&t_suction=13&t_liquid=41&te_in=25&te_out=14&tc_in=35&tc_out=43&t_discharge=100';

async function opened(page: Page, query: string): Promise<void> {
  await page.goto(PATH + query);
  await expect(page.locator('[data-verdict]')).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-visits] > summary').click();
  await expect(page.locator('[data-save]')).toBeVisible();
}

async function save(page: Page, { name, date, reference }: { name?: string; date: string; reference?: boolean }) {
  if (name !== undefined) await page.locator('[name="visit-name"]').fill(name);
  await page.locator('[name="visit-date"]').fill(date);
  if (reference) await page.locator('[name="visit-reference"]').check();
  await page.locator('[data-save]').click();
  await expect(page.getByText('Relevé gardé.')).toBeVisible();
}

test('visits are kept, referred to, compared, named when they drift, and taken elsewhere', async ({
  page,
  context,
}) => {
  await opened(page, CLEAN);
  await page.locator('[data-save]').click();
  await expect(page.getByText('Donnez un nom à la machine')).toBeVisible();
  await save(page, { name: 'Boulangerie', date: '2026-05-02T14:00', reference: true });
  await expect(page.locator('[data-visit]')).toHaveCount(1);
  await expect(page.locator('[data-visit]')).toContainText('Surchauffe 7,3 ± 0,8 K'.replaceAll(' K', '\u202fK'));

  // The next visit is judged against it.
  await opened(page, LEAK);
  await page.locator('[name="visit-machine"]').selectOption('Boulangerie');
  await expect(page.getByText('Comparé au relevé de référence «\u00a0Boulangerie\u00a0» du 2 mai 2026')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.locator('[data-verdict]:not([data-stale])')).toBeVisible();
  await save(page, { date: '2026-11-03T08:15' });
  await expect(page.locator('[data-visit]')).toHaveCount(2);
  await expect(page.locator('[data-history]')).toContainText('Surchauffe\u00a0: en hausse de 13,2');
  await expect(page.locator('[data-compare]')).toContainText('au-delà de l’incertitude');
  // The later visit is judged against the earlier one, as the page judges it.
  const headline = await page.locator('[data-verdict]').evaluate((one) => one.firstChild?.textContent ?? '');
  expect(headline.length).toBeGreaterThan(10);
  await expect(page.locator('[data-judged]')).toContainText(headline);
  await expect(page.locator('[data-compare]')).toContainText('Écart à la machine saine simulée');
  // A verdict that is being made anew is drawn faint.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // On paper the comparison stands alone.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimer avant / après' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Avant / après\u00a0: Boulangerie').last()).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('h1')).toBeVisible();

  // Another tab sees what this one does.
  const other = await context.newPage();
  await other.goto(PATH);
  await other.locator('[data-visits] > summary').click();
  await expect(other.locator('[data-visit]')).toHaveCount(2);
  await page
    .locator('[data-visit]')
    .first()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(other.locator('[data-visit]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(other.locator('[data-visit]')).toHaveCount(2);

  // Opened again, the form is that visit.
  await other
    .locator('[data-visit]')
    .nth(1)
    .getByRole('button', { name: /^Ouvrir/ })
    .click();
  await expect(other.locator('input[name="p_lp"]')).toHaveValue('8,7');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter tout en JSON' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await page.getByRole('button', { name: 'Oui, tout effacer' }).click();
  await expect(page.locator('[data-visit]')).toHaveCount(0);
  const spoilt = JSON.parse(text) as { visits: Record<string, unknown>[] };
  spoilt.visits.push({ machine: 'Garage', date: 'hier' });
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(spoilt)) };
  await page.locator('[name="visits-file"]').setInputFiles(file);
  await expect(page.getByText('2 relevés repris.')).toBeVisible();
  await expect(page.getByText('Écarté\u00a0: n°\u00a03 Garage')).toBeVisible();
  await page.locator('[name="visits-file"]').setInputFiles({ ...file, buffer: Buffer.from('bonjour') });
  await expect(page.getByText('n’est pas un export de relevés')).toBeVisible();
  await expect(page.locator('[data-visit]')).toHaveCount(2);
});

test('a browser that keeps nothing says so, and nothing typed is lost', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('barred', 'SecurityError');
    };
  });
  await opened(page, LEAK);
  await page.locator('[name="visit-name"]').fill('Boulangerie');
  await page.locator('[name="visit-note"]').fill('bulles');
  await page.locator('[data-save]').click();
  await expect(page.locator('[data-refused]')).toContainText('Rien de ce que vous avez tapé n’est perdu');
  await expect(page.locator('[name="visit-note"]')).toHaveValue('bulles');
  await expect(page.locator('input[name="p_lp"]')).toHaveValue('6');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger ce relevé' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('"machine": "Boulangerie"');
});

test('a visit with a fault is no reference, and a repair is told by the visit after it', async ({ page }) => {
  const cold = '?fluid=R448A&application=cold_room_pos&expansion=txv&te_in=4&tc_in=21';
  await opened(page, `${cold}&p_lp=2.1&p_hp=11.6&t_suction=3&t_liquid=24`);
  await page.locator('[name="visit-reference"]').check();
  await page.locator('[name="visit-name"]').fill('Dupont');
  await page.locator('[data-save]').click();
  await expect(page.getByText('Ce relevé a une panne\u00a0: il ne peut pas être la référence')).toBeVisible();
  await expect(page.locator('[data-visit]')).toHaveCount(0);
  await page.locator('[name="visit-reference"]').uncheck();
  await save(page, { date: '2026-11-03T08:15' });
  await page.getByRole('button', { name: /^Prendre pour référence/ }).click();
  await expect(page.locator('[data-visit] [role="alert"]')).toContainText('il ne peut pas être la référence');

  await opened(page, `${cold}&p_lp=3.8&p_hp=14.6&t_suction=3.5&t_liquid=26.8`);
  await page.locator('[name="visit-machine"]').selectOption('Dupont');
  await expect(page.getByText('Cette machine n’a pas encore de référence.')).toBeVisible();
  await save(page, { date: '2026-11-03T11:00' });
  await expect(page.locator('[data-outcome]')).toContainText('Réparé\u00a0: rien ne se voit plus (surchauffe 16,7');
  await expect(page.locator('[data-judged]')).toHaveCount(0);
});

test('the papers give class, interval, next check, a reminder and texts to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PATH}?fluid=R410A`);
  await page.locator('[data-papers] > summary').click();
  await page.locator('[name="paper-charge"]').fill('12');
  await page.locator('[name="paper-machine"]').fill('Split bureau');
  await page.locator('[name="paper-date"]').fill('2026-03-10');
  const answer = page.locator('[data-paper-answer]');
  await expect(answer).toContainText('25,06\u202ft');
  await expect(answer).toContainText('12 mois');
  await expect(answer).toContainText('10 mars 2027');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Rappel dans l’agenda' }).click(),
  ]);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270310');
  expect(calendar).toContain('TRIGGER:-P14D');

  await page.locator('[data-sheet] > summary').click();
  await expect(page.locator('[data-code="E_KIND"]')).toBeVisible();
  await page.locator('[name="paper-periodic_check"]').check();
  await expect(page.locator('[data-code="E_KIND"]')).toHaveCount(0);
  await page.locator('[name="paper-op_siret"]').fill('732 829 320 00075');
  await expect(page.locator('[data-code="E_SIRET"]')).toBeVisible();
  await page.locator('[name="paper-op_siret"]').fill('732 829 320 00074');
  await expect(page.locator('[data-code="E_SIRET"]')).toHaveCount(0);
  await page.locator('[name="paper-leaks"]').fill('raccord gaz');
  await expect(page.locator('[data-code="W_LEAK"]')).toBeVisible();
  await page.locator('[data-copy="3"] button').click();
  await expect(page.locator('[data-copy="3"]')).toContainText('Copié.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Tonnage équivalent CO₂\u00a0: 25,06\u202ft',
  );
  await expect(page.locator('[data-papers]')).toContainText(
    'seule la fiche Cerfa n° 15497 en vigueur, signée, fait foi.',
  );
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.goto('/en/simulation/diagnostic?fluid=R290');
  await page.locator('[data-papers] > summary').click();
  await page.locator('[name="paper-charge"]').fill('0.5');
  await expect(page.locator('[data-paper-answer]')).toContainText('Outside F-gas');
  await expect(page.locator('[data-copy="3"]')).toContainText('Équipement concerné');
  await expect(page.locator('[data-copy="3"]')).toContainText('Equipment concerned');
});
