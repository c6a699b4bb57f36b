/** Sharing a study: its short link, on the clipboard where the browser allows it, and shown in any case. */
import { atom } from 'nanostores';
import { copyText } from '../../../../kit/files/copy-text.ts';
import { shortLink } from '../../../../kit/form/short-link/pack.ts';
import type { Simulation } from '../state/simulation.ts';

export interface Shared {
  readonly link: string;
  readonly isCopied: boolean;
}

/** What is being shared; undefined while nothing is. */
export const $shared = atom<Shared | undefined>(undefined);

export async function shareStudy({ address }: Simulation): Promise<void> {
  // The address of the page keeps the whole of it, as it always did.
  history.replaceState(history.state, '', address.whole());
  const link = shortLink(address.briefly());
  $shared.set({ link, isCopied: await copyText(link) });
}
