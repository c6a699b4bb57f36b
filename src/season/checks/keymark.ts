/** Declared machines of the Heat Pump Keymark, as a request of `scop`. */
import keymark from './reference/keymark.json' with { type: 'json' };

export type KeymarkRecord = (typeof keymark.records)[number];
export const KEYMARK: readonly KeymarkRecord[] = keymark.records;

/** Hours of hydronic heat pumps, Regulation (EU) 813/2013: one that also cools is never off. */
const HOURS = {
  reversible: { active: 2066, to: 178, sb: 0, ck: 178, off: 0 },
  heating: { active: 2066, to: 178, sb: 0, ck: 3850, off: 3672 },
} as const;
const WATTS = 1000;

export const keymarkRequest = ({ reversible, p_design, t_biv, t_ol, points, powers }: KeymarkRecord) => ({
  climate: 'average',
  p_design,
  t_biv,
  t_ol,
  points: points.map(([t, capacity, cop, cc]) => ({ t, capacity, cop, ...(cc === undefined ? {} : { cc }) })),
  hours: HOURS[reversible ? 'reversible' : 'heating'],
  p_to: powers.to / WATTS,
  p_sb: powers.sb / WATTS,
  p_ck: powers.ck / WATTS,
  p_off: powers.off / WATTS,
});
