/**
 * What tests of the built site stand on where no browser is needed: the site served by its own server, which the setup
 * of the whole run has started, and a client that answers as a program sees it.
 */
import { inject, test as base } from 'vitest';
import type {} from './serve.ts';

export { afterAll, beforeAll, describe, expect } from 'vitest';

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  /** A text as it stands, anything else as JSON. */
  readonly data?: unknown;
  /** Sent as a form of a page would be. */
  readonly form?: Readonly<Record<string, string>>;
  /** 0: a redirect is the answer. */
  readonly maxRedirects?: 0;
}

export interface Answer {
  status(): number;
  url(): string;
  headers(): Readonly<Record<string, string>>;
  text(): Promise<string>;
  /** As `JSON.parse` types it: a test says what it expects of an answer. */
  json(): Promise<ReturnType<typeof JSON.parse>>;
}

export interface Client {
  get(path: string, options?: Options): Promise<Answer>;
  post(path: string, options?: Options): Promise<Answer>;
}

async function ask(method: string, path: string, { headers, data, form, maxRedirects }: Options = {}): Promise<Answer> {
  const body = form ? new URLSearchParams(form) : typeof data === 'object' ? JSON.stringify(data) : (data as string);
  const isJson = typeof data === 'object' && headers?.['content-type'] === undefined;
  const response = await fetch(new URL(path, inject('origin')), {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    redirect: maxRedirects === 0 ? 'manual' : 'follow',
  });
  // Read whole, so that no connection is left open by a test that looks at the head alone.
  const text = await response.text();
  return {
    status: () => response.status,
    url: () => response.url,
    headers: () => Object.fromEntries(response.headers),
    text: async () => text,
    json: async () => JSON.parse(text),
  };
}

export const test = base.extend<{ request: Client }>({
  request: async ({}, use) =>
    use({ get: (path, options) => ask('GET', path, options), post: (path, options) => ask('POST', path, options) }),
});
