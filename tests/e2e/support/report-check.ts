/** A printed report against the doors: every figure is recomputed, and what has digits is a figure, an input, or a text that is known. */
import type { Study } from '../../unit/support/studies.ts';
import { partsOf, take, takeAll, takeDiagrams, untaken } from './printed-report.ts';
import type { PartName } from './printed-report.ts';
import { figuresOf } from './report-figures.ts';
import type { Doors } from './report-figures.ts';
import { ALERT_TEXTS, alertFigures, askedOf, drawnOf, sourceTexts } from './report-words.ts';

export interface Checked {
  /** How many figures the doors gave again. */
  readonly figures: number;
  readonly inputs: number;
  /** What the doors give and the report does not say, as its part and its words. */
  readonly missing: readonly string[];
  /** What has digits and nobody knows, as its part and what is around it. */
  readonly unknown: readonly string[];
}

const hasDigits = (text: string): boolean => /\d/u.test(text);

/** Words with digits that are no figure of the study, part by part; of every part the fluids. */
const TEXTS: Readonly<Partial<Record<PartName, readonly RegExp[]>>> = {
  head: [/\d{1,2} \p{L}+ \d{4} à \d{2}:\d{2}/gu],
  conclusion: [/EN 378-1|Article 4, § 3/gu, /A2L|A1|A3|CO₂/gu],
  charge: [
    /EN 378-1:2016\+A1:2020|EN 378-3|EN 378|IEC 60335-2-\d0?9?|CH 35/gu,
    /Lecture [12]|case du Cerfa : HFO 10 kg|52064#04|CO₂/gu,
    /en compte une, 30 %|C\.3/gu,
    /arrêtés du 1er septembre et du 20 octobre 2025/gu,
  ],
  pressure: [
    /directive 2014\/68\/UE|R\. 557-14-1|20 novembre 2017/giu,
    /tableaux 1, 2, 6 et 7/gu,
    /Groupe de fluide [12]/gu,
  ],
  asked: [/CO₂/gu],
  drawing: [/(?:^| )\d{1,2}[a-z]{0,2}(?= )/gu],
  sources: [
    /Règlement \(UE\) 2024\/573|règlements \(UE\) 2024\/573 et 2024\/590/gu,
    /EN 378-1:2016\+A1:2020/gu,
    /AppFroid \d+\.\d+\.\d+/gu,
  ],
  link: [/[\w.:/?= -]*\d[\w.:/?= -]*/gu],
};
const FLUIDS = /R(?:455A|290|744)(?![\dA-Z])/gu;

export function checked(text: string, study: Study, doors: Doors): Checked {
  const parts = partsOf(text);
  const missing: string[] = [];
  let figures = 0;
  let inputs = 0;
  for (const [name, lines] of Object.entries(figuresOf(study, doors))) {
    for (const line of lines) {
      const said = line.filter((words) => words !== '').join(' ');
      if (take(parts[name as PartName], said)) figures += line.slice(1).filter(hasDigits).length;
      else missing.push(`${name}: ${said}`);
    }
  }
  for (const said of askedOf(study)) {
    if (take(parts.asked, said)) inputs += 1;
    else missing.push(`asked: ${said}`);
  }
  // A drawing and an alert say what they have room and reason for: of these nothing has to be there.
  for (const said of new Set(drawnOf(doors))) figures += takeAll(parts.drawing, said) > 0 ? 1 : 0;
  for (const name of ['first', 'rest'] as const) {
    for (const line of alertFigures(doors)) {
      const said = line.filter((words) => words !== '').join(' ');
      if (takeAll(parts[name], said) > 0) figures += line.slice(1).filter(hasDigits).length;
    }
    for (const pattern of ALERT_TEXTS) takeAll(parts[name], pattern);
  }
  // As many as are told to follow.
  const following = parts.rest.left.match(/(?:Ne va pas|Il manque|À vérifier|À savoir) ·/gu)?.length ?? 0;
  if (following > 0 && take(parts.first, `Et ${following} de moindre gravité`)) figures += 1;
  for (const source of sourceTexts()) take(parts.sources, source);
  const unknown = Object.entries(parts).flatMap(([name, part]) => {
    takeDiagrams(part);
    for (const pattern of [FLUIDS, ...(TEXTS[name as PartName] ?? [])]) takeAll(part, pattern);
    return untaken(part).map((words) => `${name}: ${words}`);
  });
  return { figures, inputs, missing, unknown };
}
