import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Where the water of the air stays. */
export const dockLock: Drawing = {
  height: 240,
  shapes: [
    { look: 'ground', d: 'M10 206H350V216H10Z' },
    { look: 'thin', d: 'M124 40V206M236 40V206M10 40H350' },
    { look: 'part', d: box(258, 50, 74, 26) },
    { look: 'part', d: box(146, 50, 60, 26) },
    { look: 'high', d: 'M40 120H112M104 115L114 120L104 125' },
    { look: 'liquid', d: 'M134 120H224M216 115L226 120L216 125' },
    { look: 'low', d: 'M246 120H318M310 115L320 120L310 125' },
    { look: 'key', d: 'M176 80V98M170 92L176 100L182 92M295 80V98M289 92L295 100L301 92' },
    { look: 'dashed', d: 'M124 130V200M236 130V200' },
  ],
  labels: [
    { at: [66, 30], says: text('quai', 'dock') },
    { at: [180, 30], says: text('sas', 'anteroom') },
    { at: [294, 30], says: text('chambre', 'room') },
    { at: [66, 108], says: text('humide', 'humid') },
    { at: [180, 142], says: text('l’eau coule', 'water drains') },
    { at: [294, 142], says: text('givre', 'frost') },
    { at: [176, 68], says: 1 },
    { at: [295, 68], says: 2 },
    { at: [180, 190], says: text('portes', 'doors') },
  ],
  parts: [
    text(
      'Évaporateur du sas, au-dessus de 0\u202f°C\u00a0: l’eau s’écoule',
      'Coil of the anteroom, above 0\u202f°C: water drains away',
    ),
    text('Évaporateur de la chambre\u00a0: ce qui reste y gèle', 'Coil of the room: what is left freezes there'),
  ],
  description: text(
    'L’air humide du quai entre dans un sas, dont l’évaporateur condense l’eau et la laisse couler, puis dans la chambre négative, où le reste givre sur la batterie.',
    'Humid air from the dock enters an anteroom, whose coil condenses water and lets it drain, then the freezer, where the rest frosts the coil.',
  ),
  caption: text(
    'Un litre retenu dans le sas s’en va par un tuyau. Le même litre dans la chambre se dégivre.',
    'A litre stopped in the anteroom leaves through a drain. The same litre in the room has to be defrosted.',
  ),
};
