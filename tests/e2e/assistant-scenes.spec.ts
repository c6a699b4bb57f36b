/** What providers do, good and bad, from the question to the state and the text a reader is left with. */
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { KEY, ask, dialog, key, log, openAssistant, question, unique } from './assistant-helpers.ts';

type Both = readonly [fr: string, en: string];
interface Scene {
  readonly ask: string;
  /** The last of the conversation once all is over. */
  readonly says: Both;
  /** What stays under the conversation, the question given back above it. */
  readonly fails?: Both;
  /** Another key than a good one. */
  readonly key?: string;
}

const SAME = (text: string): Both => [text, text];
const DATA = SAME('La pression vaut 2,928 bar abs.');
const CUT: Both = [
  '(connexion coupée\u00a0: la réponse est incomplète)',
  '(connection lost: the answer is incomplete)',
];

const SCENES: readonly Scene[] = [
  {
    ask: 'bonjour',
    key: 'sk-refused',
    says: SAME('bonjour'),
    fails: ['la clé API est refusée par le fournisseur', 'provider refuses the API key'],
  },
  {
    ask: 'bonjour',
    key: 'sk-quota',
    says: SAME('bonjour'),
    fails: ['quota ou débit de la clé API atteint', 'quota or rate of the API key reached'],
  },
  {
    ask: 'bonjour',
    key: 'sk-down',
    says: SAME('bonjour'),
    fails: ['est en panne (statut 500)', 'is failing (status 500)'],
  },
  { ask: 'bonjour', key: KEY, says: SAME('Bonjour, frigoriste.') },
  { ask: 'ruler', says: DATA },
  { ask: 'two-calls', says: DATA },
  {
    ask: 'unknown',
    says: [
      'Erreur lors de l’exécution du tool Teleport\u00a0: outil inconnu',
      'Error while running the tool Teleport: unknown tool',
    ],
  },
  {
    ask: 'refused',
    says: [
      'Erreur lors de l’exécution du tool IntermediatePressure\u00a0: Haute pression (absolue)',
      'Error while running the tool IntermediatePressure: High pressure (absolute)',
    ],
  },
  {
    ask: 'garbled',
    says: [
      'Erreur lors de l’exécution du tool Ruler\u00a0: arguments illisibles',
      'Error while running the tool Ruler: unreadable arguments',
    ],
  },
  { ask: 'broken-line', says: SAME('AvantAprès') },
  {
    ask: 'error-item',
    says: [`Début${CUT[0]}`, `Début${CUT[1]}`],
    fails: [
      'le fournisseur du modèle signale une erreur\u00a0: The engine is overloaded',
      'the model’s provider reports an error: The engine is overloaded',
    ],
  },
  { ask: 'empty', says: ['Réponse sans contenu', 'Answer without content'] },
  { ask: 'withheld', says: ['(réponse retenue par le fournisseur)', '(answer withheld by the provider)'] },
  { ask: 'declined', says: SAME('Cela, je ne peux pas y répondre.') },
  { ask: 'long', says: ['Une réponse très longue(réponse tronquée)', 'Une réponse très longue(answer cut short)'] },
  {
    ask: 'cut',
    says: [`Le début de la réponse${CUT[0]}`, `Le début de la réponse${CUT[1]}`],
    fails: ['le fournisseur du modèle a coupé la réponse', 'the model’s provider broke the answer off'],
  },
];

/** What stands last in the conversation; its very end is an empty mark. */
const last = (page: Page) => log(page).locator('> :nth-last-child(2)');

async function play(page: Page, locale: 0 | 1, { ask: words, says, fails, key: other }: Scene): Promise<void> {
  if (other !== undefined) await key(page).fill(other);
  // Asked once more, a question that stayed without an answer stands once.
  await ask(page, words);
  // The notice goes after three seconds: it is looked for first.
  if (fails) await expect(page.getByRole('alert').filter({ hasText: fails[locale] }).first(), words).toBeVisible();
  await expect(last(page), words).toContainText(says[locale]);
  await expect(log(page), words).toHaveAttribute('aria-busy', 'false');
  // A key that has opened nothing yet is told apart from one that has.
  const isUntried = other !== undefined && fails !== undefined;
  const status = isUntried ? ['Clé non vérifiée', 'Key not verified'] : ['Prêt', 'Ready'];
  await expect(dialog(page).locator('[data-status]'), words).toHaveText(status[locale] ?? '');
  await expect(page.locator('[data-thinking]'), words).toHaveCount(0);
  if (fails) await expect(dialog(page), words).toContainText(fails[locale]);
  await expect(question(page), words).toHaveValue(fails ? words : '');
}

/** All a page keeps or has written, by place. */
async function kept(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const session = { ...sessionStorage } as Record<string, string>;
    const conversation = session['appfroid-assistant'] ?? '';
    delete session['appfroid-assistant'];
    return {
      conversation,
      session: JSON.stringify(session),
      local: JSON.stringify({ ...localStorage }),
      cookies: document.cookie,
      databases: JSON.stringify(await indexedDB.databases()),
      caches: cached
        .flat()
        .map(({ url }) => url)
        .join(' '),
      history: JSON.stringify(history.state) + location.href,
    };
  });
}

for (const [locale, path, names] of [
  [0, '/about', ['Arrêter la réponse', 'Effacer la conversation', '(réponse arrêtée)', 'En cours...']],
  [1, '/en/about', ['Stop the answer', 'Clear the conversation', '(answer stopped)', 'In progress...']],
] as const) {
  test(`ends every answer in its state and text, ${path}`, async ({ page }) => {
    const [stop, reset, stopped, busy] = names;
    const written: string[] = [];
    const chats: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai/chat')) chats.push(request.url());
    });
    await openAssistant(page, path);
    for (const scene of SCENES) await play(page, locale, scene);
    // Of two calls the first alone is run, and a failed tool leaves no block.
    await expect(page.locator('[data-block="tool"]')).toHaveCount(2);
    const asked = log(page)
      .locator('> div')
      .filter({ hasText: /^(?:Vous|You) bonjour$/ });
    await expect(asked).toHaveCount(1);

    // A provider that hangs: what came stands, nothing else is sent, and the reader ends it.
    await ask(page, 'slow');
    await expect(last(page)).toContainText('Je commence');
    await expect(dialog(page).locator('[data-status]')).toHaveText(busy);
    const sent = chats.length;
    await ask(page, 'bonjour');
    await expect(question(page)).toHaveValue('bonjour');
    expect(chats).toHaveLength(sent);
    await page.getByRole('button', { name: stop }).click();
    await expect(last(page)).toContainText(`Je commence${stopped}`);

    // Cleared while it hangs: nothing of it comes back.
    await ask(page, 'slow');
    await expect(last(page)).toContainText('Je commence');
    await page.getByRole('button', { name: reset }).click();
    await expect(log(page)).not.toContainText('Je commence');
    await expect(log(page)).toHaveAttribute('aria-busy', 'false');

    const secret = unique('bonjour');
    await ask(page, secret);
    await expect(last(page)).toContainText('frigoriste');
    await expect.poll(async () => (await kept(page)).conversation).toContain(secret);
    const { conversation = '', ...elsewhere } = await kept(page);
    expect(conversation).not.toContain(KEY);
    for (const [place, text] of [...Object.entries(elsewhere), ['console', written.join('\n')]]) {
      for (const word of [KEY, secret, 'frigoriste', 'Je commence']) expect(text, place).not.toContain(word);
    }

    // An action ends the exchange elsewhere, the conversation goes along.
    await ask(page, 'simulate');
    await page.waitForURL(/\/simulation\/circuit\/general\?/);
    await expect(log(page)).toContainText(secret);
  });
}

test('sizes the pipes of a circuit by a tool, with the figures of the site', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await ask(page, 'pipes: quelle conduite d’aspiration ?');
  const block = page.locator('[data-block="tool"]');
  await expect(block.locator('summary')).toContainText('Tuyauteries du circuit');
  await block.locator('summary').click();
  await expect(block.locator('pre')).toContainText('"suction_line"');
  await expect(block.locator('pre')).toContainText('"fluid": "R290"');
});
