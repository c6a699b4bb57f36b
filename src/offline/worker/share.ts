/** A share by another app: its file is stored, and the page that asks whether to take it is opened; without a network too. */
import { emptyShare, SHARE_PATHS } from '../../i18n/share.ts';
import {
  BESIDE_HEADER,
  LARGEST_HANDED,
  NAME_HEADER,
  PATH_HEADER,
  SHARED_AT,
  SHARED_FIELD,
  SHARED_STORE,
  SIZE_HEADER,
  TIME_HEADER,
} from '../share-store.ts';

export const isShare = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return request.method === 'POST' && origin === location.origin && SHARE_PATHS.includes(pathname);
};

/** Whether a page of another site sent it. The system names nobody, and a page may hide itself: that is why readers are asked. */
function isOfAnotherSite({ headers, referrer }: Request): boolean {
  const origin = headers.get('origin') ?? 'null';
  if (origin !== 'null' && origin !== location.origin) return true;
  return URL.canParse(referrer) && /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin;
}

async function keepWaiting(file: File, beside: number, path: string): Promise<void> {
  const headers = {
    'content-type': file.type,
    [NAME_HEADER]: encodeURIComponent(file.name.slice(0, 200).toWellFormed()),
    [SIZE_HEADER]: String(file.size),
    [BESIDE_HEADER]: String(beside),
    [TIME_HEADER]: String(Date.now()),
    [PATH_HEADER]: path,
  };
  // What waited before goes first: two never take room together.
  await caches.delete(SHARED_STORE);
  const store = await caches.open(SHARED_STORE);
  await store.put(SHARED_AT, new Response(file.size > LARGEST_HANDED ? null : file, { headers }));
}

/** Stores the file of a share and leads to the page. What cannot be read counts as no file. */
export async function answerShare(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isOfAnotherSite(request)) return redirectTo(pathname);
  try {
    const form = await request.formData();
    const files = form.getAll(SHARED_FIELD).filter((file): file is File => file instanceof File && file.size > 0);
    const [file] = files;
    if (file === undefined) return redirectTo(emptyShare(pathname));
    await keepWaiting(file, files.length - 1, pathname);
    return redirectTo(pathname);
  } catch {
    return redirectTo(emptyShare(pathname));
  }
}

const redirectTo = (path: string): Response => Response.redirect(new URL(path, location.origin), 303);
