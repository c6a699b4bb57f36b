import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { codingOf, compressedFiles, isHeld } from './compressed-files.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['br; q=0.5', 'br'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that takes %j is sent %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});

it.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"b", "a-br"', true],
  ['"b",W/"a-br" , "c"', true],
  ['*', true],
  [' * ', true],
  ['"a"', false],
  ['"b", "c,\t"', false],
  ['a-br', false],
  ['"x"a-br"', false],
  ['', false],
  [undefined, false],
])('a client that has %j has the file: %s', (tags, held) => {
  expect(isHeld(tags, '"a-br"')).toBe(held);
});

it('a file that could not be read once is read again when it is next asked for', async () => {
  const site = mkdtempSync(join(tmpdir(), 'appfroid-files-'));
  const page = join(site, 'about.html');
  writeFileSync(page, '<h1>About</h1>');
  const files = compressedFiles(pathToFileURL(`${site}/`));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createServer((request, response) => {
    const refuse = () => response.writeHead(503, { 'retry-after': '5' }).end('later');
    if (!files(request, response, refuse)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/about.html`);
    return [answer.status, await answer.text()];
  };
  try {
    renameSync(page, `${page}.away`);
    expect(await ask()).toEqual([503, 'later']);
    expect(said).toHaveBeenCalledOnce();
    renameSync(`${page}.away`, page);
    expect(await ask()).toEqual([200, '<h1>About</h1>']);
    // Read once for good: it is the build the server was started with.
    rmSync(page);
    expect(await ask()).toEqual([200, '<h1>About</h1>']);
  } finally {
    said.mockRestore();
    await new Promise((resolve) => server.close(resolve));
    rmSync(site, { recursive: true });
  }
});
