import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { serveBuild } from './support/served-build.ts';

/** The provider is a stand-in on loopback: what it answers follows from a word of the question. */
const KEY = 'sk-test-0123456789';
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'IcyBrain' });
const log = (page: Page): Locator => page.getByRole('log');
const question = (page: Page): Locator => page.locator('textarea[name="question"]');
const key = (page: Page): Locator => page.locator('input[name="key"]');
const launcher = (page: Page): Locator => page.locator('[data-assistant-launcher]');

async function openAssistant(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** What the provider was asked in a conversation that holds a text. */
async function askedOf(page: Page, text: string): Promise<readonly Asked[]> {
  const port = Number(new URL(page.url()).port) + 1;
  const all = (await (await page.request.get(`http://127.0.0.1:${port}/requests`)).json()) as readonly Asked[];
  return all.filter(({ messages }) => messages.some(({ content }) => content.includes(text)));
}

test('asks for a key before anything is sent, in a window loaded only then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((address) => /mount|client\.|react/i.test(new URL(address).pathname) && address.endsWith('.js'))).toEqual([]);
  await launcher(page).click();
  await expect(key(page)).toBeFocused();
  await expect(dialog(page).locator('[data-status]')).toHaveText('Non configuré');
  await expect(question(page)).toHaveAttribute('placeholder', /Veuillez configurer l’IA/);
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await ask(page, 'bonjour');
  await expect(page.getByRole('alert')).toContainText('Clé API manquante');
  await expect(question(page)).toHaveValue('bonjour');
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
    await expect(dialog(page).locator('[data-status]')).toHaveText(status);
    const text = `bonjour ${path}`;
    await ask(page, text);
    await expect(log(page)).toContainText('Bonjour, frigoriste.');
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
  await ask(page, 'ruler, s’il te plaît');
  await expect(log(page)).toContainText('La pression vaut 2,928 bar abs.');
  const block = page.locator('[data-block="tool"]');
  await expect(block.locator('summary')).toHaveText(/Outil utilisé\s+Calcul thermodynamique/);
  await expect(block.locator('pre')).toBeHidden();
  await block.locator('summary').click();
  await expect(block).toContainText('"value": 2.928');
  const asked = await askedOf(page, 'ruler, s’il te plaît');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.tools).toBeUndefined();
  expect(asked[1]?.messages.at(-1)?.content).toMatch(/^Résultat de l'outil Ruler : \{"fluid":"R134a".*"value":2\.928/);
});

test('opens the simulator as asked, and goes on there', async ({ page }) => {
  await openAssistant(page, '/en/about');
  await key(page).fill(KEY);
  await ask(page, 'simulate propane');
  await page.waitForURL(/\/en\/simulation\/circuit\/general\?/);
  await expect(page.locator('input[name="temp_evp"]')).toHaveValue('\u221210');
  await expect(page.locator('input[name="temp_cdr"]')).toHaveValue('45');
  await expect(dialog(page)).toBeVisible();
  await expect(log(page)).toContainText('simulate propane');
  await expect(page.locator('[data-block="tool"] summary')).toContainText('Circuit simulation');
  await ask(page, 'bonjour');
  await expect(log(page)).toContainText('frigoriste');
});

test('says why a tool gave nothing', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await ask(page, 'unknown');
  await expect(log(page)).toContainText('Erreur lors de l’exécution du tool Teleport\u202f: outil inconnu');
  await ask(page, 'refused');
  await expect(log(page)).toContainText('Erreur lors de l’exécution du tool IntermediatePressure');
  await expect(log(page)).toContainText('Haute pression (absolue)');
});

test('sends the simulation on the page once, and shows what was sent', async ({ page }) => {
  await openAssistant(page, '/simulation/circuit/general');
  await key(page).fill(KEY);
  await page.getByRole('checkbox', { name: 'Intégrer la simulation en cours' }).check();
  await ask(page, 'bonjour avec contexte');
  await expect(log(page)).toContainText('frigoriste');
  const block = page.locator('[data-block="context"]');
  await expect(block.locator('summary')).toHaveText('Contexte de Simulation envoyé à l’IA');
  await expect(block.locator('table').first()).toBeHidden();
  await block.locator('summary').click();
  // The documented method's EER of the R134a default.
  await expect(block.locator('tr').filter({ hasText: /^PerformanceEER5,68/ }).first()).toBeVisible();
  await ask(page, 'bonjour encore');
  await expect(log(page).getByText('frigoriste')).toHaveCount(2);
  const asked = await askedOf(page, 'bonjour avec contexte');
  expect(asked[0]?.messages.some(({ role, content }) => role === 'user' && content.startsWith('Contexte Simulation'))).toBe(true);
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

test('keeps what was said when the network is cut, and says so', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await ask(page, 'cut');
  await expect(log(page)).toContainText('Le début de la réponse');
  await expect(log(page)).toContainText('(connexion coupée\u202f: la réponse est incomplète)');
  await expect(page.getByRole('alert')).toContainText('le fournisseur du modèle a coupé la réponse');
});

test('tells a refused key from a quota, gives the question back, and takes a new key', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill('sk-refused');
  await ask(page, 'bonjour');
  await expect(page.getByRole('alert')).toContainText('la clé API est refusée');
  await expect(question(page)).toHaveValue('bonjour');
  await expect(page.locator('[data-thinking]')).toHaveCount(0);
  await key(page).fill('sk-quota');
  await question(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'quota' })).toBeVisible();
  await key(page).fill(KEY);
  await question(page).press('Enter');
  await expect(log(page)).toContainText('frigoriste');
  await expect(log(page).locator('> div').filter({ hasText: /^Vous bonjour$/ })).toHaveCount(1);
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
  await expect(page.locator('[data-assistant-count]')).toHaveText('4');
  await page.reload();
  await expect(page.locator('[data-assistant-count]')).toHaveText('4');
  await launcher(page).click();
  await page.getByRole('button', { name: 'Effacer la conversation' }).click();
  await expect(log(page)).not.toContainText('frigoriste');
  await expect(page.locator('[data-assistant-count]')).toBeHidden();
});

test.describe('the key', () => {
  const stored = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)] as string[]);
  const isStored = async (page: Page): Promise<boolean> => (await stored(page)).some((text) => text.includes('sk-test'));

  test('is kept when cookies are accepted and the box is ticked, from the first message on', async ({ page }) => {
    await openAssistant(page);
    await key(page).fill(KEY);
    await page.getByRole('checkbox', { name: 'Retenir ma clé' }).check();
    expect(await isStored(page)).toBe(false);
    await ask(page, 'bonjour');
    await expect(log(page)).toContainText('frigoriste');
    expect(await isStored(page)).toBe(true);
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
    await ask(page, 'bonjour clé');
    await expect(log(page)).toContainText('frigoriste');
    expect(addresses.filter((address) => address.includes('sk-test'))).toEqual([]);
    expect(JSON.stringify(await askedOf(page, 'bonjour clé'))).not.toContain('sk-test');
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

test('is a panel or a window, moved and sized by keyboard and pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAssistant(page);
  const size = async () => {
    const box = await dialog(page).boundingBox();
    return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  expect((await size())[2]).toBe(420);
  const edge = page.getByRole('separator', { name: 'Largeur du panneau' });
  await edge.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await size())[2]).toBe(484);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowRight');
  expect((await size())[2]).toBe(320);
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(100, 400);
  await page.mouse.up();
  expect((await size())[2]).toBe(1152);
  await page.getByRole('button', { name: 'Détacher en fenêtre' }).click();
  expect(await size()).toEqual([766, 276, 650, 600]);
  await page.getByRole('button', { name: 'Déplacer la fenêtre' }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await size()).toEqual([750, 212, 650, 600]);
  await page.getByRole('button', { name: 'Redimensionner' }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  expect((await size())[2]).toBe(400);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  expect((await size())[2]).toBe(400);
  await page.keyboard.press('Tab');
  await question(page).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('grows with the question up to eight rows; Shift and Enter start a line', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await question(page).fill('a');
  const height = async () => (await question(page).boundingBox())?.height ?? 0;
  const one = await height();
  await question(page).press('Shift+Enter');
  await expect(question(page)).toHaveValue('a\n');
  expect(await height()).toBeGreaterThan(one + 15);
  await question(page).fill('a\n'.repeat(7) + 'a');
  const eight = await height();
  await question(page).fill('a\n'.repeat(30));
  expect(await height()).toBe(eight);
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens from the menu over the whole screen, keeps the page out of reach, gives the focus back', async ({ page }) => {
    await page.goto('/tools/capteur-signal');
    const bar = await launcher(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(740 - 64);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.locator('#menu').getByRole('button', { name: 'Assistant IA' }).click();
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Détacher en fenêtre' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    await expect(launcher(page)).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAssistant(page);
    const check = async () =>
      (await new AxeBuilder({ page }).include('[data-assistant]').analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(await check()).toEqual([]);
    await key(page).fill(KEY);
    await ask(page, 'markdown');
    await expect(log(page).locator('h3')).toBeVisible();
    await ask(page, 'ruler');
    await expect(log(page)).toContainText('2,928 bar');
    await page.locator('[data-block="tool"] summary').click();
    expect(await check()).toEqual([]);
  });
}

test('says that it needs the network', async ({ page, context }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await context.setOffline(true);
  await expect(dialog(page)).toContainText('Hors ligne\u202f: l’assistant a besoin du réseau.');
  await ask(page, 'bonjour');
  await expect(page.getByRole('alert')).toContainText('le réseau manque');
  await context.setOffline(false);
  await expect(dialog(page)).not.toContainText('Hors ligne');
  await question(page).press('Enter');
  await expect(log(page)).toContainText('frigoriste');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens after one visit, and says what it lacks', async ({ page }) => {
    test.setTimeout(60_000);
    const server = await serveBuild(process.env['BUILD_DIR'] ?? 'dist');
    await page.goto(`${server.origin}/about`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      }
    });
    await server.stop();
    await openAssistant(page, `${server.origin}/contact`);
    await key(page).fill(KEY);
    await ask(page, 'bonjour');
    await expect(page.getByRole('alert')).toContainText('le réseau manque, l’assistant en a besoin');
    await expect(question(page)).toHaveValue('bonjour');
  });
});
