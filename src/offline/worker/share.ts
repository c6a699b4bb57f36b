/** A share by another app: its files are stored, and the page that takes them is opened; without a network too. */
import { emptyShare, SHARE_PATHS } from '../../i18n/share.ts';
import { NAME_HEADER, SHARED_FIELD, SHARED_STORE } from '../share-store.ts';

export const isShare = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return request.method === 'POST' && origin === location.origin && SHARE_PATHS.includes(pathname);
};

/** Stores the files of a share and leads to the page. What cannot be read counts as no file. */
export async function answerShare(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const form = await request.formData();
    const files = form.getAll(SHARED_FIELD).filter((file): file is File => file instanceof File && file.size > 0);
    if (files.length === 0) return redirectTo(emptyShare(pathname));
    const store = await caches.open(SHARED_STORE);
    for (const [index, file] of files.entries()) {
      const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      await store.put(`/shared/${Date.now()}-${index}`, new Response(file, { headers }));
    }
    return redirectTo(pathname);
  } catch {
    return redirectTo(emptyShare(pathname));
  }
}

const redirectTo = (path: string): Response => Response.redirect(path, 303);
