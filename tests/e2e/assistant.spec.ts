import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { KEY, ask, askedOf, dialog, key, launcher, log, openAssistant, question, unique } from './assistant-helpers.ts';

test('asks for a key before anything is sent, in a window loaded only then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(
    scripts.filter((address) => /mount|client\.|react/i.test(new URL(address).pathname) && address.endsWith('.js')),
  ).toEqual([]);
  await launcher(page).click();
  await expect(key(page)).toBeFocused();
  await expect(dialog(page).locator('[data-status]')).toHaveText('Non configuré');
  await expect(question(page)).toHaveAttribute('placeholder', /Veuillez configurer l’IA/);
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await page.locator('summary').filter({ hasText: 'Configuration' }).click();
  await expect(key(page)).toBeHidden();
  await ask(page, 'R410A 7,9 bar rel 9 °C');
  await expect(page.getByText(/Clé API manquante/)).toHaveCount(1);
  // The search answers in its place: dew of R410A at 7.9 bar gauge is 3.5 °C (CoolProp 8.0.0).
  const found = page.locator('#search-window');
  await expect(found.locator('input')).toHaveValue('R410A 7,9 bar rel 9 °C');
  await expect(found.locator('[data-answer]').first()).toContainText(/5,[45]\sK/);
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(key(page)).toBeFocused();
  await expect(question(page)).toHaveValue('R410A 7,9 bar rel 9 °C');
});

test('streams a first exchange, and says in both languages what it is', async ({ page }) => {
  for (const [path, opener, status, welcome, lang] of [
    ['/about', 'Ouvrir l’assistant IcyBrain', 'Prêt', 'Bonjour, je suis IcyBrain.', 'Réponds en français'],
    ['/en/about', 'Open the IcyBrain assistant', 'Ready', 'Hello, I am IcyBrain.', 'Answer in English.'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await expect(log(page)).toContainText(welcome);
    await key(page).fill(KEY);
    await expect(dialog(page).locator('[data-status]')).toHaveText(/^(Clé non vérifiée|Key not verified)$/);
    const text = unique('bonjour');
    await ask(page, text);
    await expect(log(page)).toContainText('Bonjour, frigoriste.');
    await expect(dialog(page).locator('[data-status]')).toHaveText(status);
    await expect(log(page).locator('strong')).toHaveText('frigoriste');
    await expect(log(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('details').filter({ hasText: 'Configuration' })).toHaveCount(0);
    const [asked] = await askedOf(page, text);
    expect(asked?.messages[0]?.role).toBe('system');
    expect(asked?.messages[0]?.content).toContain(lang);
    expect(asked?.tools?.map((tool) => tool.function.name)).toContain('Ruler');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('runs a data tool and answers from its figures', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  const text = unique('ruler');
  await ask(page, text);
  await expect(log(page)).toContainText('La pression vaut 2,928 bar abs.');
  const block = page.locator('[data-block="tool"]');
  await expect(block.locator('summary')).toHaveText(/Outil utilisé\s+Calcul thermodynamique/);
  await expect(block.locator('pre')).toBeHidden();
  await block.locator('summary').click();
  await expect(block).toContainText('"value": 2.928');
  const asked = await askedOf(page, text);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.tools).toBeUndefined();
  expect(asked[1]?.messages.at(-1)?.content).toMatch(/^Résultat de l'outil Ruler : \{"fluid":"R134a".*"value":2\.928/);
});

test('answers three prepared questions without a key, and without asking anyone', async ({ page }) => {
  const chats: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ai/chat')) chats.push(request.url());
  });
  for (const [path, figure, tool] of [
    ['/about', '2,928\u202fbar absolus', 'Calcul thermodynamique'],
    ['/en/about', '2.928\u202fbar absolute', 'Thermodynamic calculation'],
  ] as const) {
    await openAssistant(page, path);
    await expect(page.locator('[data-example]')).toHaveCount(3);
    await page.locator('[data-example]').first().click();
    await expect(log(page)).toContainText(figure);
    await expect(page.locator('[data-block="tool"] summary')).toContainText(tool);
    await expect(page.locator('[data-unverified]')).toHaveCount(0);
    await expect(page.locator('[data-example]')).toHaveCount(0);
    await expect(key(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(chats).toEqual([]);
});

test('marks the figures that neither a tool, a context nor the question contains', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await expect(page.locator('[data-example]')).toHaveCount(0);
  await ask(page, 'invented: et à 31,5 °C ?');
  await expect(log(page)).toContainText('12');
  const marked = page.locator('[data-unverified]');
  await expect(marked).toHaveText(['7,77 (non vérifié)', '12 (non vérifié)']);
  await expect(marked.first()).toHaveAttribute('title', /^Non vérifié\u00a0: ni un outil/);
  await expect(log(page)).toContainText('Chiffres soulignés de points');
});

test('opens the simulator as asked, and goes on there', async ({ page }) => {
  await openAssistant(page, '/en/about');
  await key(page).fill(KEY);
  await page.locator('input[name="model"]').fill('other-model');
  await ask(page, 'simulate propane');
  await page.waitForURL(/\/en\/simulation\/circuit\/general\?/);
  await expect(page.locator('input[name="temp_evp"]')).toHaveValue('\u221210');
  await expect(page.locator('input[name="temp_cdr"]')).toHaveValue('45');
  await expect(dialog(page)).toBeVisible();
  await expect(log(page)).toContainText('simulate propane');
  await expect(page.locator('[data-block="tool"] summary')).toContainText('Circuit simulation');
  const text = unique('bonjour');
  await ask(page, text);
  await expect(log(page)).toContainText('frigoriste');
  expect((await askedOf(page, text))[0]?.model).toBe('other-model');
});

test('speaks of the simulation of the tab on other pages, and of the comparison on its own', async ({ page }) => {
  await page.goto('/simulation/circuit/general');
  await page.locator('input[name="temp_evp"]').fill('-7');
  await page.locator('input[name="choix_value"]').fill('25');
  await expect(page).toHaveURL(/-7.*choix_value%22%3A25|choix_value%22%3A25.*-7/);
  // Its pipes are tables of their own.
  for (const [path, chosen, box, row] of [
    ['/about', '', 'Intégrer la simulation en cours', /Température d’évaporation.*-7,0/],
    ['/contact', '', 'Intégrer la simulation en cours', /^Diamètre recommandéVitesse, permanent\d+,\d\dm\/s/],
    ['/en/simulation/comparatif', '', 'Include the current comparison', /^R22Evaporating pressure4\.98/],
    // As the reader chooses, whatever the page is about.
    ['/simulation/comparatif', 'simulation', 'Intégrer la simulation en cours', /Température d’évaporation.*-7,0/],
    ['/about', 'comparison', 'Intégrer le comparatif en cours', /^R290Pression d’évaporation4,7/],
  ] as const) {
    if (chosen === 'comparison') {
      await page.goto('/simulation/comparatif?fluid1=R134a&fluid2=R290');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('appfroid.comparison'))).toContain('R290');
    }
    await openAssistant(page, path);
    await key(page).fill(KEY);
    if (chosen !== '') await page.locator('select[name="subject"]').selectOption(chosen);
    await page.getByRole('checkbox', { name: box }).check();
    await ask(page, unique('bonjour'));
    await expect(log(page)).toContainText('frigoriste');
    const block = page.locator('[data-block="context"]');
    await block.locator('summary').click();
    await expect(block.locator('tr').filter({ hasText: row }).first()).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem('appfroid-assistant'));
  }
  // What a tool does not set stays as in the simulation of the tab.
  await openAssistant(page, '/about');
  await key(page).fill(KEY);
  await ask(page, 'simulate propane');
  await page.waitForURL(/\/simulation\/circuit\/general\?/);
  await expect(page.locator('input[name="choix_value"]')).toHaveValue('25');
});

test('sends the simulation on the page once, and shows what was sent', async ({ page }) => {
  await openAssistant(page, '/simulation/circuit/general');
  await key(page).fill(KEY);
  await page.getByRole('checkbox', { name: 'Intégrer la simulation en cours' }).check();
  const text = unique('bonjour');
  await ask(page, text);
  await expect(log(page)).toContainText('frigoriste');
  const block = page.locator('[data-block="context"]');
  await expect(block.locator('summary')).toHaveText('Contexte de Simulation envoyé à l’IA');
  await expect(block.locator('table').first()).toBeHidden();
  await block.locator('summary').click();
  // The documented method's EER of the R134a default.
  await expect(
    block
      .locator('tr')
      .filter({ hasText: /^PerformanceEER5,68/ })
      .first(),
  ).toBeVisible();
  await ask(page, 'bonjour encore');
  await expect(log(page).getByText('frigoriste')).toHaveCount(2);
  const asked = await askedOf(page, text);
  expect(
    asked[0]?.messages.some(({ role, content }) => role === 'user' && content.startsWith('Contexte Simulation')),
  ).toBe(true);
  expect(asked[1]?.messages.some(({ content }) => content.startsWith('Contexte Simulation'))).toBe(false);
});

test('waits for a simulation where there is none', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await page.getByRole('checkbox', { name: 'Intégrer la simulation en cours' }).check();
  await expect(question(page)).toHaveAttribute('placeholder', 'Lancez d’abord une simulation...');
  await ask(page, 'bonjour');
  await expect(page.getByRole('alert')).toContainText('Aucune simulation disponible');
  await expect(question(page)).toHaveValue('bonjour');
});

test('stops an answer, resets a conversation, counts the messages', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await ask(page, 'slow');
  await expect(log(page)).toContainText('Je commence');
  await expect(dialog(page).locator('[data-status]')).toHaveText('En cours...');
  await expect(page.getByRole('button', { name: 'Effacer la conversation' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrêter la réponse' }).click();
  await expect(log(page)).toContainText('(réponse arrêtée)');
  await ask(page, 'bonjour');
  await expect(log(page)).toContainText('frigoriste');
  await page.getByRole('button', { name: 'Fermer l’assistant' }).click();
  await expect(launcher(page)).toHaveAttribute('data-count', '4');
  await page.reload();
  await expect(launcher(page)).toHaveAttribute('data-count', '4');
  await launcher(page).click();
  await page.getByRole('button', { name: 'Effacer la conversation' }).click();
  await expect(log(page)).not.toContainText('frigoriste');
  await expect(launcher(page)).not.toHaveAttribute('data-count');
});

test.describe('the key', () => {
  const stored = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)] as string[]);
  const isStored = async (page: Page): Promise<boolean> =>
    (await stored(page)).some((text) => text.includes('sk-test'));

  test('is kept when cookies are accepted and the box is ticked, from the first message on', async ({ page }) => {
    await openAssistant(page);
    await key(page).fill(KEY);
    await page.getByRole('checkbox', { name: 'Retenir ma clé' }).check();
    expect(await isStored(page)).toBe(false);
    await ask(page, 'bonjour');
    await expect(log(page)).toContainText('frigoriste');
    expect(await isStored(page)).toBe(true);
    // What is still being written would be kept again.
    await expect(dialog(page).locator('[data-status]')).toHaveText('Prêt');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/contact');
    await launcher(page).click();
    await expect(key(page)).toHaveValue(KEY);
    await expect(question(page)).toBeFocused();
  });

  test('is kept nowhere when the box is not ticked', async ({ page }) => {
    await openAssistant(page);
    await key(page).fill(KEY);
    await ask(page, 'bonjour');
    await expect(log(page)).toContainText('frigoriste');
    expect(await isStored(page)).toBe(false);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await expect(key(page)).toHaveValue('');
  });

  test('is kept nowhere without cookies, and no box offers it', async ({ page, context }) => {
    await context.clearCookies();
    await page.goto('/about');
    await page.getByRole('button', { name: 'Rejeter' }).click();
    await launcher(page).click();
    await key(page).fill(KEY);
    await expect(page.getByRole('checkbox', { name: 'Retenir ma clé' })).toHaveCount(0);
    await ask(page, 'bonjour');
    await expect(log(page)).toContainText('frigoriste');
    expect(await isStored(page)).toBe(false);
  });

  test('is in no address and in no message', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openAssistant(page);
    await key(page).fill(KEY);
    await expect(key(page)).toHaveAttribute('type', 'password');
    const text = unique('bonjour');
    await ask(page, text);
    await expect(log(page)).toContainText('frigoriste');
    expect(addresses.filter((address) => address.includes('sk-test'))).toEqual([]);
    expect(JSON.stringify(await askedOf(page, text))).not.toContain('sk-test');
  });
});

test('holds nothing unsafe, whatever the model writes', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await ask(page, 'markdown');
  await expect(log(page).locator('h3')).toHaveText('Titre');
  await expect(log(page).locator('li')).toHaveText(['un', 'deux']);
  await expect(log(page).locator('td')).toHaveText(['1', '2']);
  await expect(log(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(log(page).locator('img')).toHaveCount(0);
  const links = log(page).locator('a');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('rel', /noopener/);
  await expect(links).toHaveAttribute('target', '_blank');
});

test('does without tools where the model takes none, and says so', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await ask(page, 'notools');
  await expect(log(page)).toContainText('frigoriste');
  await expect(dialog(page)).toContainText('Outils indisponibles avec ce modèle');
});
