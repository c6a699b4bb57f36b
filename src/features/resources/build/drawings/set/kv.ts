import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Whose drop counts in a valve’s authority. */
export const authorityCircuit: Drawing = {
  height: 250,
  shapes: [
    { look: 'dashed', d: 'M20 40H60M20 210H60' },
    { look: 'low', d: 'M60 40H250M310 40H340V94M340 156V210H60' },
    { look: 'part', d: box(250, 22, 60, 36) },
    { look: 'part', d: 'M326 94H354L340 125ZM326 156H354L340 125Z' },
    { look: 'part', d: box(316, 116, 10, 18, 2) },
    { look: 'thin', d: 'M70 72H352M70 66V78M352 66V78M70 178H352M70 172V184M352 172V184M326 125H340' },
    { look: 'key', d: 'M60 28V52M60 198V222' },
  ],
  labels: [
    { at: [280, 40], says: 1 },
    { at: [302, 125], says: 2 },
    { at: [200, 92], says: text('débit variable', 'variable flow') },
    { at: [200, 170], says: text('Δp du tronçon', 'Δp of the section') },
    { at: [10, 128], says: text('débit constant', 'constant flow'), anchor: 'start' },
  ],
  parts: [
    text(
      'Batterie\u00a0: sa perte à plein débit est Δp du circuit',
      'Coil: its drop at full flow is Δp of the circuit',
    ),
    text('Vanne\u00a0: sa perte grande ouverte, au même débit', 'Valve: its drop wide open, at the same flow'),
  ],
  description: text(
    'Une conduite principale à débit constant, à gauche, alimente une batterie puis une vanne de réglage. Seul le tronçon entre les deux piquages, batterie et vanne, voit son débit varier.',
    'A main at constant flow, on the left, feeds a coil and then a control valve. Only the section between the two branches, coil and valve, sees its flow vary.',
  ),
  caption: text(
    'L’autorité se compte entre les deux piquages, là où le débit change\u00a0: ni le groupe ni la pompe n’y entrent.',
    'Authority is counted between the two branches, where the flow changes: neither chiller nor pump belongs to it.',
  ),
};
