/** Figures of the table of limits that pages take one by one, without the table. */
import data from './generated/single.json' with { type: 'json' };

/** Capacity a machine may lack of its need, as a fraction. */
export const LEAST_OF_NEED = data.least_of_need;

/** PS of a booster's receiver until it is typed, bar gauge. */
export const BOOSTER_RECEIVER_PS = data.booster_receiver_PS_barg;

/** From where the discharge of a transcritical machine is watched, °C. */
export const CO2_DISCHARGE_WATCH = data.co2_discharge_watch_C;
