/** Files from the system: manifests, worker and server agree on the page, in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyShare, SHARE_PATHS } from '../../src/i18n/share.ts';
import { localePath } from '../../src/i18n/paths.ts';
import { locales } from '../../src/language/index.ts';
import { SHARED_FIELD } from '../../src/offline/share-store.ts';
import { pages } from '../../src/features/diagnosis/page.ts';
import { FILE_ENDING, FILE_TYPE } from '../../src/features/machines/state/file-name.ts';

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly scope: string;
  readonly start_url: string;
  readonly icons: unknown;
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, string[]>> }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[] };
  };
  readonly launch_handler: { readonly client_mode: string };
}
const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(`public${path}`, 'utf8')) as Manifest;

describe.each(locales)('the manifest in %s', (locale) => {
  const manifest = manifestOf(localePath(locale, '/manifest.webmanifest'));
  const page = localePath(locale, '/simulation/diagnostic');

  it('opens files of gauges with the page of its language', () => {
    expect(manifest.lang).toBe(locale);
    expect(manifest.file_handlers).toEqual([
      { action: page, accept: { 'application/json': ['.json', '.tjf'], 'text/csv': ['.csv', '.tsv'] } },
      { action: localePath(locale, '/simulation/projets'), accept: { [FILE_TYPE]: [FILE_ENDING] } },
    ]);
    expect(manifest.share_target).toMatchObject({ action: page, method: 'POST', enctype: 'multipart/form-data' });
    expect(manifest.share_target.params.files.map(({ name }) => name)).toEqual([SHARED_FIELD]);
    expect(manifest.launch_handler).toEqual({ client_mode: 'navigate-existing' });
    expect(SHARE_PATHS).toContain(page);
  });

  it('is of one app with the other', () => {
    const { id, scope, icons } = manifestOf('/manifest.webmanifest');
    expect(manifest).toMatchObject({ id, scope, icons });
  });
});

it('files are shared with the page of the diagnosis', () => {
  const [page] = pages;
  expect(SHARE_PATHS).toEqual(locales.map((locale) => localePath(locale, page?.path ?? '')));
  expect(emptyShare('/en/simulation/diagnostic')).toBe('/en/simulation/diagnostic?problem=E_SHARE');
});
