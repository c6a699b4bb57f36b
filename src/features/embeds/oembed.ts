/** oEmbed (oembed.com): what a site asks that was given the address of a page of ours, to show it as an instrument. */
import { barePath, localeFromPath, localePath } from '../../i18n/paths.ts';
import { embedPath } from '../../shell/navigation/embeds.ts';
import { embeddables, FIRST_HEIGHT, frameOf } from './embeddables.ts';
import type { Embeddable } from './embeddables.ts';

const FIRST_WIDTH = 640;
/** Least a frame is of use in, px. */
const LEAST = 160;

/** A limit of the one who asks, px; undefined where none is told that can be read. */
function limitIn(asked: URLSearchParams, name: string): number | undefined {
  const text = asked.get(name) ?? '';
  return /^\d{1,5}$/.test(text) ? Math.max(LEAST, Number(text)) : undefined;
}

const refused = (status: number): Response => new Response(null, { status });

/** An address of this site; undefined for any other. @param sites under which it is known */
function ownAddress(text: string, sites: readonly URL[]): URL | undefined {
  const [first] = sites;
  if (!URL.canParse(text, first)) return undefined;
  const address = new URL(text, first);
  return sites.some(({ origin }) => origin === address.origin) ? address : undefined;
}

function embeddableAt({ pathname }: URL): Embeddable | undefined {
  const path = barePath(pathname.replace(/(?<=.)\/$/, ''));
  const wanted = path.startsWith('/embed/') ? path : embedPath(path);
  return embeddables(localeFromPath(pathname)).find((one) => one.path === wanted);
}

/**
 * The answer (2.3.4.4: rich). Of a page that may not be embedded, or of elsewhere, 404; of no address 400; in XML 501.
 * What the address says besides its path (a theme, the figures of a calculator) the frame says too.
 * @param asked url, and format, maxwidth, maxheight where they are told
 * @param sites addresses this site is known under, the one to answer with first
 */
export function oEmbedAnswer(asked: URLSearchParams, sites: readonly [URL, ...URL[]]): Response {
  if ((asked.get('format') ?? 'json') !== 'json') return refused(501);
  const text = asked.get('url') ?? '';
  if (text === '') return refused(400);
  const address = ownAddress(text, sites);
  const found = address && embeddableAt(address);
  if (address === undefined || found === undefined) return refused(404);
  const [site] = sites;
  const src = new URL(localePath(localeFromPath(address.pathname), found.path) + address.search, site).href;
  const most = limitIn(asked, 'maxwidth');
  const height = Math.min(FIRST_HEIGHT, limitIn(asked, 'maxheight') ?? FIRST_HEIGHT);
  return Response.json(
    {
      version: '1.0',
      type: 'rich',
      provider_name: 'AppFroid',
      provider_url: site.origin,
      title: found.title,
      width: Math.min(FIRST_WIDTH, most ?? FIRST_WIDTH),
      height,
      html: frameOf(src, found.title, most === undefined ? '100%' : String(Math.min(FIRST_WIDTH, most)), height),
    },
    { headers: { 'cache-control': 'public, max-age=3600' } },
  );
}
