import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** From the air to what the gauges read, on one scale of temperature. */
export const temperatureLadder: Drawing = {
  height: 310,
  shapes: [
    { look: 'thin', d: 'M60 24V286M54 32L60 22L66 32' },
    { look: 'high', d: 'M74 44H190' },
    { look: 'dashed', d: 'M74 112H190M74 206H190' },
    { look: 'low', d: 'M74 268H190' },
    { look: 'key', d: 'M132 104V54M126 62L132 52L138 62M132 214V258M126 250L132 260L138 250' },
    { look: 'part', d: box(252, 26, 96, 36, 6) },
    { look: 'part', d: box(252, 250, 96, 36, 6) },
    { look: 'high', d: 'M196 44H246M238 39L248 44L238 49' },
    { look: 'low', d: 'M196 268H246M238 263L248 268L238 273' },
  ],
  labels: [
    { at: [74, 34], says: text('condensation', 'condensing'), anchor: 'start' },
    { at: [196, 117], says: text('air ou eau, condenseur', 'air or water, condenser'), anchor: 'start' },
    { at: [196, 211], says: text('air ou eau, évaporateur', 'air or water, evaporator'), anchor: 'start' },
    { at: [74, 290], says: text('évaporation', 'evaporating'), anchor: 'start' },
    { at: [146, 84], says: text('+ écart', '+ difference'), anchor: 'start' },
    { at: [146, 241], says: text('− écart', '− difference'), anchor: 'start' },
    { at: [300, 49], says: text('HP lue', 'HP read') },
    { at: [300, 273], says: text('BP lue', 'LP read') },
    { at: [222, 34], says: text('réglette', 'ruler') },
    { at: [222, 258], says: text('réglette', 'ruler') },
    { at: [14, 160], says: text('°C', '°C'), anchor: 'start' },
  ],
  description: text(
    'Une échelle de températures. De la température de l’air au condenseur on monte de l’écart jusqu’à la condensation, que le fluide traduit en HP. De celle de l’air à l’évaporateur on descend de l’écart jusqu’à l’évaporation, que le fluide traduit en BP.',
    'A scale of temperature. From the air at the condenser one climbs by the difference to the condensing temperature, which the refrigerant turns into the high pressure. From the air at the evaporator one goes down to the evaporating temperature, which it turns into the low pressure.',
  ),
  caption: text(
    'Deux températures que l’on mesure, deux écarts que l’on connaît, un fluide\u00a0: les deux pressions attendues.',
    'Two temperatures one measures, two differences one knows, one refrigerant: the two pressures to expect.',
  ),
};
