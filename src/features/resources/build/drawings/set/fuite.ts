import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Where leaks are found on a circuit, and in which order to look. */
export const leakPlaces: Drawing = {
  height: 300,
  shapes: [
    { look: 'high', d: 'M315 126V50H270' },
    { look: 'liquid', d: 'M90 50H45V90M45 118V136' },
    { look: 'low', d: 'M45 164V250H90M270 250H315V174' },
    { look: 'part', d: box(90, 30, 180, 40) },
    { look: 'part', d: box(90, 230, 180, 40) },
    { look: 'part', d: circle(315, 150, 24) },
    { look: 'part', d: 'M31 136H59L31 164H59Z' },
    { look: 'part', d: box(30, 90, 30, 28, 6) },
    { look: 'part', d: 'M315 96H296V84M296 96V104M315 204H296V194M296 204V212' },
    { look: 'thin', d: 'M262 90H290M262 204H290M256 150H290M82 104H62M82 150H62M112 192V228M180 92V72' },
  ],
  labels: [
    { at: [180, 55], says: text('condenseur', 'condenser') },
    { at: [180, 255], says: text('évaporateur', 'evaporator') },
    { at: [251, 90], says: 1 },
    { at: [251, 204], says: 1 },
    { at: [93, 150], says: 2 },
    { at: [93, 104], says: 3 },
    { at: [245, 150], says: 4 },
    { at: [112, 181], says: 5 },
    { at: [180, 103], says: 5 },
  ],
  parts: [
    text('Prises de pression\u00a0: bouchons et obus', 'Service ports: caps and cores'),
    text('Dudgeons et raccords vissés, au détendeur d’abord', 'Flares and screwed joints, at the valve first'),
    text('Déshydrateur, voyant, vannes et leurs presse-étoupes', 'Filter-drier, sight glass, valves and their glands'),
    text(
      'Compresseur\u00a0: brides, joint d’arbre, capillaires de pressostats, tubes qui vibrent',
      'Compressor: flanges, shaft seal, switch capillaries, pipes that vibrate',
    ),
    text('Coudes et flasques des batteries', 'Return bends and end plates of the coils'),
  ],
  description: text(
    'Circuit frigorifique avec les places où chercher une fuite, numérotées\u00a0: prises de pression HP et BP, raccords du détendeur, déshydrateur, compresseur, coudes des deux batteries.',
    'A refrigeration circuit with the places to search for a leak, numbered: high and low side ports, joints of the expansion valve, filter-drier, compressor, bends of both coils.',
  ),
  caption: text(
    'On va de ce qui se démonte à ce qui est brasé\u00a0: le plus vite vérifié d’abord.',
    'Go from what unscrews to what is brazed: the quickest to check comes first.',
  ),
};
