import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { once, statusOf } from '../../../scripts/stress/raw.ts';
import { folderServer } from './serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;
let port = 0;
beforeAll(async () => {
  writeFileSync(join(folder, 'secret.txt'), 'no');
  mkdirSync(join(folder, 'site/en'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), 'home');
  writeFileSync(join(folder, 'site/en/index.html'), 'english');
  writeFileSync(join(folder, 'site/a.wasm'), 'wasm');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'site/out.txt'));
  server = folderServer(join(folder, 'site'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, method = 'GET'): Promise<string> =>
  once(port, `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

describe('a built site on loopback', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'home'],
    ['/en', 'text/html; charset=utf-8', 'english'],
    ['/a.wasm?x=1', 'application/wasm', 'wasm'],
  ])('has %s as %s', async (path, type, body) => {
    const answer = await ask(path);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain(`content-type: ${type}`);
    expect(answer.endsWith(body)).toBe(true);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/out.txt', '/none', '/%', '/%00'])(
    'has nothing at %s',
    async (path) => {
      expect(statusOf(await ask(path))).toBe(404);
    },
  );

  it('takes nothing, and is of a built site alone', async () => {
    expect(statusOf(await ask('/', 'POST'))).toBe(405);
    expect(() => folderServer(join(folder, 'site/en/none'))).toThrow('no built site here');
  });
});
