/**
 * Files the system hands over: opened with this app, or shared by another. Any page of the web can pass for another app, so
 * nothing is read before the reader has said yes: what waits is named here, and taken or dropped.
 */
import { SHARE_PROBLEM } from '../i18n/share.ts';
import {
  BESIDE_HEADER,
  LARGEST_HANDED,
  MOST_HANDED,
  NAME_HEADER,
  PATH_HEADER,
  SHARED_STORE,
  sharedAt,
  SIZE_HEADER,
  TIME_HEADER,
  WAITS,
} from '../offline/share-store.ts';

/** The part of `launchQueue` (Web App Launch Handler API) used here; few browsers have it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** What was handed over and waits for its reader's yes. */
export interface Handed {
  readonly names: readonly string[];
  /** Of all of them, bytes. */
  readonly size: number;
  /** How many came with them and are not kept: too many, or too large together. */
  readonly beside: number;
  readonly isTooLarge: boolean;
  /** The files, out of where they waited. */
  take(): Promise<readonly File[]>;
  drop(): Promise<void>;
}

export interface Followed {
  /** Where shares are sent that this page may take; none where it takes only what is opened with the app. */
  readonly sharedTo?: readonly string[];
  onHanded(handed: Handed): void;
  /** A share came without a file. */
  onEmptyShare?(): void;
}

const nameOf = (encoded: string | null): string => {
  try {
    return decodeURIComponent(encoded ?? '') || 'file';
  } catch {
    return 'file';
  }
};

const countOf = (response: Response, header: string): number => Number(response.headers.get(header)) || 0;

const dropShared = async (): Promise<void> => void (await caches.delete(SHARED_STORE));

/** What another app shared with one of these addresses, unless it has waited too long. */
async function sharedWith(paths: readonly string[]): Promise<Handed | undefined> {
  if (!('caches' in window) || !(await caches.has(SHARED_STORE))) return undefined;
  const store = await caches.open(SHARED_STORE);
  const places = Array.from({ length: MOST_HANDED }, (_, place) => store.match(sharedAt(place)));
  const stored = (await Promise.all(places)).filter((one) => one !== undefined);
  const [first] = stored;
  const age = first === undefined ? Infinity : Date.now() - countOf(first, TIME_HEADER);
  // A clock put back makes it none the younger.
  if (first === undefined || age > WAITS || age < 0) {
    await dropShared();
    return undefined;
  }
  if (!paths.includes(first.headers.get(PATH_HEADER) ?? '')) return undefined;
  const named = stored.map((response) => ({ response, name: nameOf(response.headers.get(NAME_HEADER)) }));
  const size = stored.reduce((sum, response) => sum + countOf(response, SIZE_HEADER), 0);
  return {
    names: named.map(({ name }) => name),
    size,
    beside: countOf(first, BESIDE_HEADER),
    isTooLarge: size > LARGEST_HANDED,
    async take() {
      const files = named.map(
        async ({ response, name }) =>
          new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' }),
      );
      const taken = await Promise.all(files);
      await dropShared();
      return taken;
    },
    drop: dropShared,
  };
}

function openedWith(files: readonly File[]): Handed {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return {
    names: files.map(({ name }) => name),
    size,
    beside: 0,
    isTooLarge: size > LARGEST_HANDED,
    take: () => Promise.resolve(files),
    drop: () => Promise.resolve(),
  };
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
 * Tells of what was handed over, now and later.
 * @returns stops it
 */
export function followHandedFiles({ sharedTo = [], onHanded, onEmptyShare }: Followed): () => void {
  let isFollowing = true;
  const tell = (handed: Handed | undefined): void => {
    if (isFollowing && handed !== undefined) onHanded(handed);
  };
  if (onEmptyShare && isEmptyShare()) onEmptyShare();
  // A browser that keeps no store has nothing to hand over.
  if (sharedTo.length > 0) sharedWith(sharedTo).then(tell, () => undefined);
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    Promise.all(files.map((handle) => handle.getFile())).then(
      (read) => tell(openedWith(read)),
      () => undefined,
    );
  });
  return () => (isFollowing = false);
}
