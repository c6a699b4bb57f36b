import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

const GATES = [30, 92, 154, 216] as const;

/** Four questions in their order: who fails one is not asked the next. */
export const fluidGates: Drawing = {
  height: 290,
  shapes: [
    ...GATES.map((y) => ({ look: 'part' as const, d: box(14, y, 210, 42) })),
    ...GATES.slice(1).map((y) => ({
      look: 'key' as const,
      d: `M119 ${y - 20}V${y}M113 ${y - 8}L119 ${y}L125 ${y - 8}`,
    })),
    ...GATES.slice(0, 3).map((y) => ({ look: 'dashed' as const, d: `M224 ${y + 21}H262` })),
    { look: 'key', d: 'M119 258V282M113 274L119 282L125 274' },
  ],
  labels: [
    { at: [119, 56], says: text('1. La loi, à sa date', '1. The law, at its date') },
    { at: [119, 118], says: text('2. La charge, dans son local', '2. The charge, in its room') },
    { at: [119, 180], says: text('3. Pression et refoulement', '3. Pressure, discharge') },
    { at: [119, 242], says: text('4. Glissement, rendement', '4. Glide, efficiency') },
    { at: [266, 56], says: text('écarté', 'out'), anchor: 'start' },
    { at: [266, 118], says: text('écarté', 'out'), anchor: 'start' },
    { at: [266, 180], says: text('écarté', 'out'), anchor: 'start' },
    { at: [132, 282], says: text('retenu, ou non', 'chosen, or not'), anchor: 'start' },
  ],
  description: text(
    'Quatre questions l’une sous l’autre\u00a0: la loi, la charge dans le local, la pression et le refoulement, enfin le glissement et le rendement. Des trois premières part un trait vers «\u00a0écarté\u00a0».',
    'Four questions one under the other: the law, the charge in the room, pressure and discharge, and last glide and efficiency. From the first three a line leads to “out”.',
  ),
  caption: text(
    'L’ordre fait gagner du temps\u00a0: un fluide que la loi écarte n’a pas besoin d’un calcul.',
    'The order saves time: a refrigerant the law rules out needs no calculation.',
  ),
};
