/** The sector a machine is topped up in: apart from the law's rules, which a page of a tab does not carry along. */
import type { Sector } from '../regulation/index.ts';
import type { UseId } from './facts.ts';
import { findUse } from './uses.ts';

const SECTOR_OF: Readonly<Record<string, Sector>> = {
  'service-refrigeration': 'refrigeration',
  'service-ac-hp': 'ac-hp',
};

/** Undefined where its use does not say, or is topped up by no rule. */
export function sectorOf({ use, cools }: { readonly use: UseId; readonly cools?: unknown }): Sector | undefined {
  const { virgin, alternative } = findUse(use).law.recharge;
  const key = alternative !== undefined && cools === alternative.when.cools ? alternative.virgin : virgin;
  return key === null ? undefined : SECTOR_OF[key];
}
