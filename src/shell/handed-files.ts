/**
 * Files the system hands over: opened with this app, or shared by another. What was shared lies in a store of the service
 * worker; it is taken out, once.
 */
import { SHARE_PROBLEM } from '../i18n/share.ts';
import { NAME_HEADER, SHARED_STORE } from '../offline/share-store.ts';

/** The part of `launchQueue` (Web App Launch Handler API) used here; few browsers have it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

const nameOf = (encoded: string | null): string => {
  try {
    return decodeURIComponent(encoded ?? '') || 'file';
  } catch {
    return 'file';
  }
};

/** Takes what was shared out of the store. */
async function sharedFiles(): Promise<readonly File[]> {
  if (!('caches' in window) || !(await caches.has(SHARED_STORE))) return [];
  const store = await caches.open(SHARED_STORE);
  const files: File[] = [];
  for (const request of await store.keys()) {
    const response = await store.match(request);
    if (response === undefined) continue;
    files.push(
      new File([await response.blob()], nameOf(response.headers.get(NAME_HEADER)), {
        type: response.headers.get('content-type') ?? '',
      }),
    );
  }
  await caches.delete(SHARED_STORE);
  return files;
}

/** Whether the address says that a share came without a file; said once, it goes from there. */
function isEmptyShare(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get(SHARE_PROBLEM.name) !== SHARE_PROBLEM.value) return false;
  address.searchParams.delete(SHARE_PROBLEM.name);
  history.replaceState(history.state, '', address);
  return true;
}

/**
 * Calls back with files that were handed over, now and later; with none where a share came without a file.
 * @returns stops it
 */
export function followHandedFiles(take: (files: readonly File[]) => void): () => void {
  let isFollowing = true;
  const handOn = (files: readonly File[]): void => {
    if (isFollowing && files.length > 0) take(files);
  };
  if (isEmptyShare()) take([]);
  // A browser that keeps no store has nothing to hand over.
  sharedFiles().then(handOn, () => undefined);
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    Promise.all(files.map((handle) => handle.getFile())).then(handOn, () => undefined);
  });
  return () => (isFollowing = false);
}
