/** What a reader has noted of the study's alerts: the study's link carries it, so that a reload and a colleague have it. */
import { atom } from 'nanostores';
import {
  acknowledge,
  acknowledgementsFromParameter,
  parameterFromAcknowledgements,
  takenBack,
} from '../../../circuit/alerts/acknowledged.ts';
import type { Acknowledgements } from '../../../circuit/alerts/acknowledged.ts';
import type { Alert } from '../../../circuit/alerts/alert.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import type { Address } from '../simulator/state/address.ts';

/** The page whose parameter of the link holds them. */
const PAGE = 'report';

export const $acknowledged = atom<Acknowledgements>({});
keepServed([$acknowledged]);

let joined: Address | undefined;

/** From now on the link of the study holds them. Once a page. */
export function keepAcknowledged(address: Address): void {
  if (joined === address) return;
  joined = address;
  address.join(PAGE, {
    parameter: () => parameterFromAcknowledgements($acknowledged.get()),
    read: (parameter) => $acknowledged.set(acknowledgementsFromParameter(parameter)),
  });
}

function put(noted: Acknowledgements): void {
  $acknowledged.set(noted);
  joined?.write();
}

export const takeNote = (alert: Alert, note: string): void => put(acknowledge(alert, note, $acknowledged.get()));
export const takeBack = ({ id }: Alert): void => put(takenBack(id, $acknowledged.get()));
