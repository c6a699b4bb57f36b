/**
 * A deployment on Vercel as its files say it: the headers of vercel.json in front, then the routes of the Build Output in their
 * order, pages and files where a route says `filesystem`, the functions where one names them. What the platform does beside
 * (its firewall, its limits, its cache) is not here.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Handler = { fetch(request: Request): Promise<Response> };

interface Route {
  readonly src?: string;
  readonly handle?: string;
  readonly methods?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: boolean;
  readonly dest?: string;
  readonly status?: number;
}
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** vercel.json's rules as routes: each whose source is the whole path adds its headers. */
const headerRoutes = (): readonly Route[] =>
  (json('vercel.json') as { readonly headers: readonly HeaderRule[] }).headers.map(({ source, headers }) => ({
    src: `^${source}/?$`,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    continue: true,
  }));

/** The file of a path, whose name is taken as it stands: a folder is its index. */
function fileOf(folder: string, path: string): Buffer | undefined {
  if (path.includes('..')) return undefined;
  for (const name of [path, `${path.replace(/\/$/, '')}/index.html`]) {
    const file = join(folder, name);
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return readFileSync(file);
  }
  return undefined;
}

/**
 * @param output the folder of the Build Output, whose functions `handler` answers for
 * @param files the pages and files of the site
 */
export function vercelSite(output: string, files: string, handler: Handler): Handler {
  const { routes } = json(join(output, 'config.json')) as { readonly routes: readonly Route[] };
  const all = [...headerRoutes(), ...routes];
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const laid = new Headers();
      const answer = (body: BodyInit | null, status: number): Response => new Response(body, { status, headers: laid });
      for (const route of all) {
        if (route.handle === 'filesystem') {
          const file = fileOf(files, pathname);
          if (file === undefined) continue;
          return request.method === 'GET' || request.method === 'HEAD'
            ? answer(request.method === 'HEAD' ? null : new Uint8Array(file), 200)
            : answer(null, 405);
        }
        if (route.src === undefined || !new RegExp(route.src).test(pathname)) continue;
        if (route.methods !== undefined && !route.methods.includes(request.method)) continue;
        for (const [key, value] of Object.entries(route.headers ?? {})) laid.set(key, value);
        if (route.continue === true) continue;
        if (route.dest === undefined) return answer(null, route.status ?? 200);
        const own = await handler.fetch(request);
        for (const [key, value] of own.headers) laid.set(key, value);
        return answer(own.body, own.status === 200 ? (route.status ?? 200) : own.status);
      }
      return answer(null, 404);
    },
  };
}
