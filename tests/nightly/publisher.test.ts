/** The site as a publisher builds it who has every address: a build of its own, which a usual run does without. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SiteFacts } from '../../scripts/build/site-facts.ts';
import { serveBuild } from '../e2e/support/served-build.ts';
import type { ServedBuild } from '../e2e/support/served-build.ts';

const PUBLISHED = 'test-results/published';

async function buildSite(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const building = spawn('node_modules/.bin/astro', ['build'], {
    env: { ...process.env, BUILD_DIR: folder, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`astro build ended with code ${code}`);
}

test('what a publisher makes known is on every page it concerns, and what is not is said plainly', async () => {
  const facts = JSON.parse(readFileSync(new URL('site-facts.json', import.meta.url), 'utf8')) as SiteFacts;
  const { links, repository, email, publisher, host } = facts;
  await buildSite(PUBLISHED, { SITE_FACTS: new URL('site-facts.json', import.meta.url).pathname });
  const known = await serveBuild(PUBLISHED);
  const unknown = await serveBuild(process.env['BUILD_DIR'] ?? 'dist');
  const textOf = async ({ origin }: ServedBuild, path: string) => (await fetch(origin + path)).text();
  try {
    for (const prefix of ['', '/en']) {
      for (const path of [prefix || '/', `${prefix}/about`, `${prefix}/tools/desp`]) {
        const page = await textOf(known, path);
        for (const address of [repository, ...Object.values(links)])
          expect(page, path).toMatch(new RegExp(`<footer[\\s\\S]*href="${address}" rel="noopener"`));
        expect(await textOf(unknown, path), path).not.toContain('https://example.org');
      }
      const contact = await textOf(known, `${prefix}/contact`);
      expect(contact).toContain(`<a href="${repository}"`);
      expect(contact).toContain(`<a href="mailto:${email}"`);
      const legal = await textOf(known, `${prefix}/mentions-legales`);
      for (const text of [publisher.name, publisher.address, host]) expect(legal).toContain(text);
    }
    expect(await textOf(unknown, '/contact')).toContain('n’indique pas l’adresse de cette page');
    expect(await textOf(unknown, '/mentions-legales')).toContain('n’indique pas le nom de son éditeur');
  } finally {
    await Promise.all([known.stop(), unknown.stop()]);
  }
}, 400_000);
