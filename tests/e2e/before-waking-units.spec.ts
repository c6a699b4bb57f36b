/**
 * What is typed before the scripts of a page are there is typed beside the units the page was served in. For a reader of
 * psi, °F and BTU/h every field of every form means that: with those units taken back, the very figure stands in it again.
 */
import { expect, test } from './support/test.ts';
import { openAsleep } from './support/asleep.ts';
import { isWholeMatrix } from './support/matrix.ts';

/** Those whose forms have a life of their own; a unit test holds every form. */
const USUAL: ReadonlySet<string> = new Set([
  '/simulation/circuit/pipes',
  '/simulation/line',
  '/simulation/compressor',
  '/reglette',
  '/tools/air-data',
  '/',
]);
const PAGES = [
  '/simulation/circuit/general',
  '/simulation/circuit/pipes',
  '/simulation/circuit/technique',
  '/simulation/circuit/charge-fluide',
  '/simulation/circuit/echangeurs',
  '/simulation/comparatif',
  '/simulation/hp-optimum',
  '/simulation/line',
  '/simulation/saison',
  '/simulation/fuite',
  '/simulation/diagnostic',
  '/simulation/compressor',
  '/reglette',
  '/tools/air-data',
  '/',
] as const;

/** One side of a ruler leads: what is typed last. */
const FOLLOWS = /^(?:dew|bubble|absolute)$/;

/** A gauge keeps its own unit, once it has one: 7.5, 8.5 and 10.5 bar are 108.8, 123.3 and 152.3 psi. */
const ON_A_GAUGE: Readonly<Record<string, string>> = {
  '/reglette pressure': '108,8',
  '/reglette fullScale': '123,3',
  '/reglette state-first': '152,3',
};

interface Typed {
  readonly name: string;
  readonly text: string;
  readonly control: HTMLInputElement;
}
declare global {
  interface Window {
    typedBefore: Typed[];
  }
}

const numberOf = (text: string): number => Number(text.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.'));

test('every field means what was typed in it, in the unit it was served in', async ({ anotherDevice, baseURL }) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  for (const path of PAGES.filter((one) => isWholeMatrix || USUAL.has(one))) {
    const page = await anotherDevice();
    const us = JSON.stringify({ unitSystem: 'us', pressureReference: 'absolute' });
    await page.context().addCookies([{ name: 'user-settings', value: encodeURIComponent(us), url: String(baseURL) }]);
    const wake = await openAsleep(page, path);
    await page.waitForFunction(() => document.readyState !== 'loading');
    const count = await page.evaluate((follows) => {
      const fields = document.querySelectorAll<HTMLInputElement>(
        'main input:is([inputmode="decimal"], [name^="c1"]):not([role="combobox"], [disabled], [readonly])',
      );
      window.typedBefore = [...fields].flatMap((control, index) => {
        if (new RegExp(follows).test(control.dataset['read'] ?? control.name)) return [];
        // Each another, and none what was served.
        const text = `${7 + (index % 5)},5`;
        control.value = text;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        return [{ name: control.name, text, control }];
      });
      return window.typedBefore.length;
    }, FOLLOWS.source);
    expect(count, path).toBeGreaterThan(0);
    wake();
    await page.evaluate(() => {
      document.documentElement.dataset['islands'] = 'needed';
      dispatchEvent(new Event('islands-needed'));
    });
    // Once the reader's units stand in one field, and every field has its code.
    await page
      .waitForFunction(
        () =>
          window.typedBefore.some(({ control, text }) => control.isConnected && control.value !== text) &&
          window.typedBefore.every(
            ({ control }) =>
              !control.isConnected ||
              control.closest('astro-island') === null ||
              Object.keys(control).some((key) => key.startsWith('__reactProps')),
          ),
        undefined,
        { timeout: 30_000 },
      )
      .catch(() => wrong.push(`${path}: no field follows the reader's units`));
    await page.evaluate(() => {
      const newValue = JSON.stringify({ unitSystem: 'metric', pressureReference: 'absolute' });
      dispatchEvent(new StorageEvent('storage', { key: 'appfroid.changed.user-settings', newValue }));
    });
    const read = (): Promise<readonly (readonly [string, string, string])[]> =>
      page.evaluate(() =>
        window.typedBefore.flatMap(({ control, name, text }) => {
          const now = control.isConnected
            ? control
            : document.querySelector<HTMLInputElement>(`main input[name="${CSS.escape(name)}"]`);
          return now === null || now.disabled ? [] : [[name, text, now.value] as const];
        }),
      );
    const differ = async (): Promise<readonly string[]> =>
      (await read()).flatMap(([name, text, now]) =>
        numberOf(now) === numberOf(ON_A_GAUGE[`${path} ${name}`] ?? text)
          ? []
          : [`${path} ${name}: ${text} became ${now}`],
      );
    await expect
      .poll(async () => (await differ()).length, { timeout: 30_000 })
      .toBe(0)
      .catch(async () => wrong.push(...(await differ())));
  }
  expect(wrong).toEqual([]);
});
