/** A share by another app: its files are stored, and the page that asks whether to take them is opened; without a network too. */
import { emptyShare, SHARE_PATHS } from '../../i18n/share.ts';
import {
  BESIDE_HEADER,
  LARGEST_HANDED,
  MOST_HANDED,
  NAME_HEADER,
  PATH_HEADER,
  SHARED_FIELD,
  SHARED_STORE,
  sharedAt,
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

/** As many of the files as may wait together, in their order; the first alone where it is too large by itself. */
function keptOf(files: readonly [File, ...File[]]): readonly [File, ...File[]] {
  let room = LARGEST_HANDED - files[0].size;
  const others = files.slice(1).filter(({ size }, place) => {
    const isKept = place < MOST_HANDED - 1 && size <= room;
    if (isKept) room -= size;
    return isKept;
  });
  return [files[0], ...others];
}

async function keepWaiting(files: readonly [File, ...File[]], path: string): Promise<void> {
  const kept = keptOf(files);
  const shared = {
    [BESIDE_HEADER]: String(files.length - kept.length),
    [TIME_HEADER]: String(Date.now()),
    [PATH_HEADER]: path,
  };
  // What waited before goes first: two shares never take room together.
  await caches.delete(SHARED_STORE);
  const store = await caches.open(SHARED_STORE);
  for (const [place, file] of kept.entries()) {
    const headers = {
      'content-type': file.type,
      [NAME_HEADER]: encodeURIComponent(file.name.slice(0, 200).toWellFormed()),
      [SIZE_HEADER]: String(file.size),
      ...shared,
    };
    await store.put(sharedAt(place), new Response(file.size > LARGEST_HANDED ? null : file, { headers }));
  }
}

/** Stores the files of a share and leads to the page. What cannot be read counts as no file. */
export async function answerShare(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isOfAnotherSite(request)) return redirectTo(pathname);
  try {
    const form = await request.formData();
    const files = form.getAll(SHARED_FIELD).filter((file): file is File => file instanceof File && file.size > 0);
    const [first, ...others] = files;
    if (first === undefined) return redirectTo(emptyShare(pathname));
    await keepWaiting([first, ...others], pathname);
    return redirectTo(pathname);
  } catch {
    return redirectTo(emptyShare(pathname));
  }
}

const redirectTo = (path: string): Response => Response.redirect(new URL(path, location.origin), 303);
