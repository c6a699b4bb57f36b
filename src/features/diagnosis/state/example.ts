/** A split air conditioner that lost charge: what the page shows to who has no gauge at hand. */
import type { Request } from './request.ts';

export const EXAMPLE: Request = {
  ...{ fluid: 'R32', application: 'room_ac', expansion: 'eev', p_mode: 'rel' },
  ...{ p_lp: 6, p_hp: 24.5, t_suction: 16, t_liquid: 40 },
  ...{ te_in: 26, te_out: 19.5, tc_in: 35, tc_out: 39.5, t_discharge: 127, sight: 2 },
};
