/** Which rules are about a fluid. */
import { isFGas, isOzoneDepleting } from './listings.ts';
import type { Listings } from './listings.ts';
import type { RefrigerantRange, Rule } from './rule.ts';

/** Acts on F-gases: a fluid that holds a CFC or HCFC answers to Regulation (EU) 2024/590 in their place. */
const F_GAS_RULE = /^(?:fgas|mac)-/;

/** 'A*' is every class that begins so, '*2L' every one that ends so. */
const isOfClass = (pattern: string, safetyClass: string): boolean =>
  pattern.endsWith('*')
    ? safetyClass.startsWith(pattern.slice(0, -1))
    : pattern.startsWith('*')
      ? safetyClass.slice(1) === pattern.slice(1)
      : safetyClass === pattern;

function isInRange(range: RefrigerantRange, fluid: Listings): boolean {
  const { list, all, without, gwpFrom, gwpAbove, classes, pedGroup, names } = range;
  const held: readonly string[] = [...fluid.holds, ...fluid.alternatives, ...(isFGas(fluid) ? ['F-gas'] : [])];
  const { safetyClass, gwpCounted } = fluid;
  return (
    (list === undefined || list.some((each) => held.includes(each))) &&
    (all === undefined || all.every((each) => held.includes(each))) &&
    (without === undefined || !held.includes(without)) &&
    (gwpFrom === undefined || gwpCounted >= gwpFrom) &&
    (gwpAbove === undefined || gwpCounted > gwpAbove) &&
    (classes === undefined || (safetyClass !== null && classes.some((each) => isOfClass(each, safetyClass)))) &&
    (pedGroup === undefined || fluid.pedGroup === pedGroup) &&
    (names === undefined || (fluid.name !== null && names.includes(fluid.name))) &&
    (range.pfas === undefined || fluid.isPfas)
  );
}

/** Whether a rule is about a fluid, whatever the product and the day. */
export const concerns = (rule: Rule, fluid: Listings): boolean =>
  !(F_GAS_RULE.test(rule.id) && isOzoneDepleting(fluid)) && isInRange(rule.applies.refrigerant, fluid);
