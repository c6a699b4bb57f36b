/** Pages of the site inside those of others: a school's page with five of them, a hostile one, and pages that refuse. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const FIVE = [
  '/embed/reglette',
  '/embed/tools/test-azote',
  '/embed/fluid/r454b',
  '/en/embed/tools/desp',
  '/embed/fluid/r744?theme=dark&lang=en',
];

/** A page of somebody else's: another origin, without a policy of its own. */
async function elsewhere(body: string): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>school</title>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const framesOf = (page: Page) => page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());

test.use({ storageState: { cookies: [], origins: [] } });

test('a school has five on a page: each works, is sized, keeps nothing and asks nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  const listener = `addEventListener('message',(e)=>{if(e.origin==='${baseURL}'&&e.data.type==='appfroid:size')for(const f of document.querySelectorAll('iframe'))if(f.contentWindow===e.source)f.height=e.data.height})`;
  const { server, origin } = await elsewhere(
    `<script>${listener}</script>${FIVE.map((path) => `<iframe src="${baseURL}${path}" width="700" height="100"></iframe>`).join('')}`,
  );
  const asked = new Set<string>();
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin: of, pathname } = new URL(request.url());
    asked.add(of);
    paths.push(pathname);
  });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  try {
    await page.goto(origin);
    const frames = page.locator('iframe');
    await expect(frames).toHaveCount(5);
    for (let place = 0; place < 5; place += 1)
      await expect.poll(async () => Number(await frames.nth(place).getAttribute('height'))).toBeGreaterThan(200);

    // The nitrogen test: a figure typed gives another answer.
    const nitrogen = page.frameLocator('iframe >> nth=1');
    const answer = nitrogen.locator('output, [data-result]').first();
    const field = nitrogen.getByRole('textbox').first();
    await field.fill('30');
    await expect(field).toHaveValue('30');
    await expect(answer).toBeVisible();

    const [, , fluid, , dark] = framesOf(page);
    await expect(page.frameLocator('iframe >> nth=2').locator('[data-fluid-ruler]')).toContainText('bar');
    expect(new URL(dark?.url() ?? '').pathname).toBe('/en/embed/fluid/r744');
    expect(
      await dark?.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']]),
    ).toEqual(['en', 'dark']);
    expect(
      await fluid?.evaluate(() => document.querySelectorAll('header nav, #assistant, [data-assistant]').length),
    ).toBe(0);
    // None of what every page of the site does: it would look for newer builds, ask for consent, register a worker.
    expect(await dark?.evaluate(() => document.documentElement.dataset['framed'])).toBe('');
    // What a part keeps all the same stands in the page and nowhere else.
    expect(await dark?.evaluate(() => [document.cookie, (document.cookie = 'a=b'), document.cookie])).toEqual([
      '',
      'a=b',
      '',
    ]);

    const { cookies, origins } = await context.storageState({ indexedDB: true });
    expect([cookies, origins]).toEqual([[], []]);
    expect([...asked].sort()).toEqual([origin, baseURL].sort());
    expect(paths.filter((path) => /^\/(?:build\.json|sw\.js|panels|api)/.test(path))).toEqual([]);
    expect(wrong).toEqual([]);
    const back = page.frameLocator('iframe >> nth=2').locator('.embedded > p:last-child a');
    await expect(back).toHaveAttribute('href', /\/ressources\/list-fluide\/r454b$/);
    // Links within the sheet lead to the whole page, beside this one.
    expect(
      await fluid?.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname),
      ),
    ).not.toContain('/embed/fluid/r454b');
    expect(await fluid?.evaluate(() => document.querySelector('base')?.target)).toBe('_blank');
  } finally {
    server.close();
  }
});

test('a frame whose origin is taken away says that nothing is computed in it', async ({ page, baseURL }) => {
  const frames = ['', ' sandbox="allow-scripts"'].map(
    (sandbox) => `<iframe src="${baseURL}/embed/fluid/r404a"${sandbox}></iframe>`,
  );
  const { server, origin } = await elsewhere(frames.join(''));
  try {
    await page.goto(origin);
    const [whole, bare] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')];
    await expect(bare.locator('[data-bare-frame]')).toContainText('rien ne se recalcule ici');
    await expect(whole.locator('[data-fluid-ruler]')).toBeVisible();
    await expect(whole.locator('[data-bare-frame]')).toBeHidden();
  } finally {
    server.close();
  }
});

test('a hostile page around learns the height and nothing else, and changes nothing', async ({ page, baseURL }) => {
  const { server, origin } = await elsewhere(
    `<iframe src="${baseURL}/embed/fluid/r454b" name="%3Cimg%20src=x%3E"></iframe>`,
  );
  try {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => heard.push(data));
    });
    await page.goto(origin);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-fluid-ruler]')).toBeVisible();
    const before = await frame.locator('body').innerHTML();
    const refused = await page.evaluate(() => {
      const inside = document.querySelector('iframe')?.contentWindow as Window;
      const tried = ['document', 'localStorage', 'eval'].map((name) => {
        try {
          return String(Reflect.get(inside, name));
        } catch (error) {
          return (error as Error).name;
        }
      });
      for (const data of [
        '<img src=x onerror=alert(1)>',
        { type: 'appfroid:size', height: 9e9 },
        { type: 'appfroid:theme', value: 'dark' },
        { __proto__: { lang: 'x' } },
      ])
        inside.postMessage(data, '*');
      return tried;
    });
    expect(refused).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
    await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'heard') as unknown[]).length)).toBeGreaterThan(0);
    const heard = await page.evaluate(() => Reflect.get(window, 'heard') as readonly Record<string, unknown>[]);
    for (const data of heard) expect(data).toEqual({ type: 'appfroid:size', height: expect.any(Number) });
    expect(await frame.locator('body').innerHTML()).toBe(before);
  } finally {
    server.close();
  }
});

test('the page that makes the lines gives those of what is chosen', async ({ page, baseURL }) => {
  await page.goto('/en/embed');
  await page.getByLabel('Instrument').selectOption('/embed/tools/desp');
  await page.getByLabel('Theme').selectOption('dark');
  const address = `${baseURL}/en/embed/tools/desp?theme=dark`;
  await expect(page.getByLabel('To paste in your page')).toHaveValue(new RegExp(address.replaceAll(/[.?]/g, '\\$&')));
  await page.goto('/tools/desp');
  const described = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { pathname, search } = new URL(described ?? '');
  const answer = await page.request.get(`${pathname}${search}&maxwidth=500`);
  expect(await answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 500,
    html: expect.stringContaining('/embed/tools/desp"'),
  });
});
