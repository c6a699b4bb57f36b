import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { answerJob, summaryOf } from '../../../runtime/answer.ts';
import { STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import { settingsFromText } from '../../../kit/storage/settings.ts';
import { searchData } from '../data.ts';
import { answerTo } from './answer.ts';
import type { Answered } from './answer.ts';
import { engineFrom } from './engine.ts';
import { questionFrom } from './question.ts';
import { askerOf } from './reply.ts';

const embedded = createEmbeddedEngine();
const engine = engineFrom(
  (fluid, jobs) => Promise.resolve(jobs.map((job) => answerJob(embedded, fluid, job))),
  (fluid) => Promise.resolve(summaryOf(embedded, fluid)),
);

const READERS = {
  fr: { locale: 'fr', settings: settingsFromText('{}') },
  en: { locale: 'en', settings: settingsFromText('{}') },
  /** Chose pounds per square inch and degrees Fahrenheit. */
  us: { locale: 'en', settings: settingsFromText('{"unitSystem":"us"}') },
  /** Chose gauge pressures for the whole site. */
  gauge: { locale: 'fr', settings: settingsFromText('{"pressureReference":"gauge"}') },
} as const;
type ReaderName = keyof typeof READERS;
const TEXTS = { fr: searchData('fr').texts, en: searchData('en').texts };

async function answerFor(
  text: string,
  name: ReaderName,
  atmosphere = STANDARD_ATMOSPHERE,
): Promise<Answered | undefined> {
  const { locale, settings } = READERS[name];
  const question = questionFrom(text, askerOf(settings, locale, atmosphere));
  return question && answerTo(question, { texts: TEXTS[locale], locale, settings }, engine);
}

type Verdict = 'superheat' | 'subcooling' | 'dischargeSuperheat' | 'colder' | 'hotter';
/**
 * Text, reader, verdict, readings in the order they are said (g: gauge, a: absolute), their differences, unit, side.
 * Differences: saturation temperatures of CoolProp 8.0.0 (HEOS, mixtures by mass composition) at the pressure typed, plus
 * 101 325 Pa where it counts from the air; dew for superheat, bubble for subcooling. 1 psi = 6894.757 Pa,
 * 1 inHg = 3386.389 Pa (NIST SP 811, B.8).
 */
const ASKED: readonly (readonly [
  string,
  ReaderName,
  Verdict,
  string,
  readonly string[],
  'K' | '°F',
  string | undefined,
])[] = [
  ['R454B 8,1 bar 12°C surchauffe', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', 'low'],
  ['R454B HP 26 bar liquide 34°C', 'fr', 'subcooling', 'ga', ['12.6', '10.9'], 'K', 'high'],
  ['R410A 118 psi 55 F', 'en', 'superheat', 'ga', ['15.2', '21.9'], '°F', undefined],
  ['R454B 8,1 au manomètre 12°C', 'fr', 'superheat', 'g', ['5.0'], 'K', undefined],
  ['8,1 barg 12 R454B', 'fr', 'superheat', 'g', ['5.0'], 'K', undefined],
  ['R454B 26 bar 34', 'fr', 'subcooling', 'ga', ['12.6', '10.9'], 'K', undefined],
  ['R454B 8,1 bar(g) 12 °C aspiration', 'fr', 'superheat', 'g', ['5.0'], 'K', 'low'],
  ['R454B BP 8,1 bar g 12°', 'fr', 'superheat', 'g', ['5.0'], 'K', 'low'],
  ['R454B 8,1 bar r 12 °C BP', 'fr', 'superheat', 'g', ['5.0'], 'K', 'low'],
  ['R454B 8,1 bar (rel) tuyau 12 degrés', 'fr', 'superheat', 'g', ['5.0'], 'K', undefined],
  ['R454B 8.1 bar relatif 12.0 C', 'fr', 'superheat', 'g', ['5.0'], 'K', undefined],
  ['R-454 B : 8,1 bars eff., 12°C', 'fr', 'superheat', 'g', ['5.0'], 'K', undefined],
  ['12 °C R454B 8,1 bar', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', undefined],
  ['surchauffe 12°C 8,1b R454B', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', 'low'],
  [
    'quelle est la surchauffe du R454B à 8,1 bar et 12 °C à l’aspiration ?',
    'fr',
    'superheat',
    'ga',
    ['5.0', '8.8'],
    'K',
    'low',
  ],
  ['R454B 8,1 bar à 12°C', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', undefined],
  ['R454B 8,1 bar a 12°C', 'fr', 'superheat', 'ag', ['8.8', '5.0'], 'K', undefined],
  ['R454B 8,1 bara 12°C', 'fr', 'superheat', 'a', ['8.8'], 'K', undefined],
  ['R454B 8,1 bar abs 12°C', 'fr', 'superheat', 'a', ['8.8'], 'K', undefined],
  ['R454B 8,1 bar absolus 12°C surchauffe', 'fr', 'superheat', 'a', ['8.8'], 'K', 'low'],
  ['Opteon XL41 aspiration 0,81 MPa 12°C', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', 'low'],
  ['R454B suction 0.81 MPag 12C', 'en', 'superheat', 'g', ['5.0'], 'K', 'low'],
  ['454B 810 kPa 12°C BP', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', 'low'],
  ['R454B 810 kPa(g) 12 °C', 'en', 'superheat', 'g', ['5.0'], 'K', undefined],
  ['R454B BP 8,1 bar 3°C', 'fr', 'colder', 'ga', ['4.0', '0.2'], 'K', 'low'],
  ['superheat R454B 8.1 barg 3 °C', 'en', 'colder', 'g', ['4.0'], 'K', 'low'],
  ['R454B HP 26 bar liquide 50°C', 'fr', 'hotter', 'ga', ['3.4', '5.1'], 'K', 'high'],
  ['R454B HP 26 bar mano 70°C', 'fr', 'hotter', 'g', ['23.4'], 'K', 'high'],
  ['refoulement R454B 26 bar 70°C', 'fr', 'dischargeSuperheat', 'ga', ['22.0', '23.7'], 'K', undefined],
  ['R32 discharge 370 psig 160 F', 'en', 'dischargeSuperheat', 'g', ['50.9'], '°F', undefined],
  ['R448A 5,2 bar rel 12 °C', 'fr', 'superheat', 'g', ['6.1'], 'K', undefined],
  ['Solstice N40 asp 5,2 bar 12', 'fr', 'superheat', 'ga', ['6.1', '11.5'], 'K', 'low'],
  ['R448A sous-refroidissement 16 bar 30°C', 'fr', 'subcooling', 'ga', ['5.8', '3.4'], 'K', 'high'],
  ['sous refroidissement R448A condensation 16 barg 30', 'fr', 'subcooling', 'g', ['5.8'], 'K', 'high'],
  ['SR R404A 18,5 bar 35°C', 'fr', 'subcooling', 'ga', ['7.7', '5.5'], 'K', 'high'],
  ['R404A 3 bars −5°C bp', 'fr', 'superheat', 'ga', ['7.0', '15.0'], 'K', 'low'],
  ['R404A moins 5 °C 3 bar g aspiration', 'fr', 'superheat', 'g', ['7.0'], 'K', 'low'],
  ['r407c liquid line 1.6 MPa 35 °C', 'en', 'subcooling', 'ga', ['3.9', '1.4'], 'K', 'high'],
  ['propane 3,5 bar 5 degrés aspiration', 'fr', 'superheat', 'ga', ['6.6', '14.6'], 'K', 'low'],
  ['R290 liquide 12,5 bar g 30°', 'fr', 'subcooling', 'g', ['9.4'], 'K', 'high'],
  ['isobutane BP 0,2 bar -5°C', 'fr', 'superheat', 'ga', ['2.1', '41.9'], 'K', 'low'],
  ['R600a BP -0,2 bar -15 °C', 'fr', 'superheat', 'g', ['2.2'], 'K', 'low'],
  ['ammoniac 1,9 bar aspiration -5°C', 'fr', 'superheat', 'ga', ['4.9', '15.0'], 'K', 'low'],
  ['CO2 BP 26 bar -5 °C', 'fr', 'superheat', 'ga', ['4.3', '5.6'], 'K', 'low'],
  ['dioxyde de carbone liquide 60 bar 18°C', 'fr', 'subcooling', 'ga', ['4.7', '4.0'], 'K', 'high'],
  ['HFC-134a head 132 psi liquid 95 F', 'en', 'subcooling', 'ga', ['8.7', '1.7'], '°F', 'high'],
  ['Freon 22 suction 68 psi 55°F', 'en', 'superheat', 'ga', ['15.4', '26.3'], '°F', 'low'],
  ['R22 suction 5 inHg -40 F', 'en', 'superheat', 'ga', ['8.3', '59.2'], '°F', 'low'],
  ['R22 suction 5 inches of mercury vacuum -40F', 'en', 'superheat', 'g', ['8.3'], '°F', 'low'],
  ['subcooling of R-410A with 350 psig head and 95°F liquid line', 'en', 'subcooling', 'g', ['11.7'], '°F', 'high'],
  ['R410A low side 118 psig 55 degrees F', 'en', 'superheat', 'g', ['15.2'], '°F', 'low'],
  ['Puron 118 psi gage 55 fahrenheit suction', 'en', 'superheat', 'g', ['15.2'], '°F', 'low'],
  ['R410A 118 psia 55F', 'en', 'superheat', 'a', ['21.9'], '°F', undefined],
  ['R410A high side 2,400 kPa 34 °C', 'en', 'subcooling', 'ga', ['7.3', '5.6'], 'K', 'high'],
  ['R410A HP 2 400 kPa liquide 34', 'fr', 'subcooling', 'ga', ['7.3', '5.6'], 'K', 'high'],
  ['R32 BP 8 bar 285 K', 'fr', 'superheat', 'ga', ['8.6', '12.4'], 'K', 'low'],
  ['R1234ze(E) aspiration 2,2 bar 15 °C', 'fr', 'superheat', 'ga', ['3.8', '14.6'], 'K', 'low'],
  ['HFO-1234yf suction 35 psig 50 F', 'en', 'superheat', 'g', ['13.6'], '°F', 'low'],
  ['R513A 2,5 bar 8°C évaporateur', 'fr', 'superheat', 'ga', ['5.6', '15.2'], 'K', 'low'],
  ['R452A XP44 16 bar 28°C liquide', 'fr', 'subcooling', 'ga', ['7.4', '4.9'], 'K', 'high'],
  ['R454C bp 3 bar 4°', 'fr', 'superheat', 'ga', ['6.9', '15.0'], 'K', 'low'],
  ['22 68 psi 55F', 'en', 'superheat', 'ga', ['15.4', '26.3'], '°F', undefined],
  ['R32[0.689]&R1234yf[0.311] BP 8,1 bar 12 °C', 'fr', 'superheat', 'ga', ['5.0', '8.8'], 'K', 'low'],
  ['R410A 118 psi 55 °F', 'us', 'superheat', 'ga', ['15.2', '21.9'], '°F', undefined],
  ['R410A 118 55 suction', 'us', 'superheat', 'ga', ['15.2', '21.9'], '°F', 'low'],
  ['R410A head 350 liquid 95', 'us', 'subcooling', 'ga', ['11.7', '8.6'], '°F', 'high'],
  ['R410A SC 350 psi 95°', 'us', 'subcooling', 'ga', ['11.7', '8.6'], '°F', 'high'],
  ['SH R22 68.5 psi 55', 'us', 'superheat', 'ga', ['15.0', '25.9'], '°F', 'low'],
  ['R454B 8.1 bar 12 °C suction', 'us', 'superheat', 'ga', ['5.0', '8.8'], 'K', 'low'],
  ['R410A 118 psig 13 °C low side', 'us', 'superheat', 'g', ['8.6'], 'K', 'low'],
  ['R454B 8,1 bar 12 °C BP', 'gauge', 'superheat', 'g', ['5.0'], 'K', 'low'],
  ['R454B 8,1 bar abs. 12 °C BP', 'gauge', 'superheat', 'a', ['8.8'], 'K', 'low'],
];

describe('superheat and subcooling asked for in the search', () => {
  it('is tried on sixty askings and more', () => {
    expect(new Set(ASKED.map(([text]) => text)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(ASKED)('%s (%s)', async (text, name, verdict, references, amounts, unit, side) => {
    const { locale } = READERS[name];
    const answer = await answerFor(text, name);
    const written = amounts.map((amount) => `${locale === 'fr' ? amount.replace('.', ',') : amount}\u202f${unit}`);
    const said = TEXTS[locale][verdict];
    const expected = written.map((amount) =>
      said.includes('{{') ? said.replace('{{difference}}', amount) : `${said} ${amount}`,
    );
    const figures = answer?.lines.filter((line) => expected.some((one) => line.includes(one))) ?? [];
    expect(figures).toHaveLength(expected.length);
    for (const [at, one] of expected.entries()) expect(figures[at]).toContain(one);
    // Where there are two, each says what it counts from.
    const words = { g: TEXTS[locale].gaugeReading, a: TEXTS[locale].absoluteReading };
    if (references.length > 1)
      for (const [at, letter] of [...references].entries())
        expect(figures[at]).toContain(words[letter as 'g' | 'a'].replace('{{pressure}} ', ''));
    const query = new URLSearchParams(answer?.query);
    expect(query.get('ref')).toBe(references.startsWith('g') ? 'gauge' : 'abs');
    expect(query.get('side')).toBe(side ?? null);
    expect(query.has('p') && query.has('t')).toBe(true);
    // All of it was understood.
    expect(answer?.lines.join(' ')).not.toMatch(/non compris|not understood/);
  });
});

/** Text, reader, what has to be said, what the ruler is asked to show. */
const SAID: readonly (readonly [string, ReaderName, readonly string[], Readonly<Record<string, string | null>>])[] = [
  // No side named: the phase decides, and what the other side would mean is said.
  [
    'R454B 8,1 bar 12°C',
    'fr',
    ['8,1\u202fbar au manomètre', 'surchauffe 5,0\u202fK', 'Sur la ligne liquide (HP), plus chaud que la bulle'],
    { side: null },
  ],
  [
    'R454B 8,1 bar(g) 3 °C',
    'fr',
    ['sous-refroidissement 2,5\u202fK', 'À l’aspiration (BP), plus froid que la rosée'],
    { side: null },
  ],
  // Neither unit is said: either order, and the units of the other world where one's own make no sense.
  [
    'R410A 118 55',
    'us',
    [
      '118\u202fpsi on the gauge',
      '15.2\u202f°F',
      '118\u202fpsi absolute',
      '21.9\u202f°F',
      '55\u202fpsi on the gauge · 118\u202f°F',
    ],
    { unit: 'psi', tunit: 'F' },
  ],
  ['R410A 118 55', 'fr', ['15,2\u202f°F', 'Précisez les unités'], { unit: 'psi', p: '118', t: '55', tunit: 'F' }],
  [
    'R454B 8,1 12',
    'fr',
    [
      '8,1\u202fbar au manomètre · 12\u202f°C',
      'surchauffe 5,0\u202fK',
      '8,8\u202fK',
      '12\u202fbar au manomètre · 8,1\u202f°C',
      'sous-refroidissement 9,7\u202fK',
    ],
    {},
  ],
  // Pounds and a bare temperature where degrees Celsius are set: both.
  ['R410A 118 psi 55', 'en', ['55\u202f°C', '50.6\u202fK', '55\u202f°F', '15.2\u202f°F'], { unit: 'psi' }],
  [
    'R410A 118 55°F',
    'fr',
    ['au-dessus du point critique', '118\u202fpsi au manomètre', '15,2\u202f°F'],
    { unit: 'psi' },
  ],
  // A dash may be a minus.
  [
    'R454B - 8,1 bar - 12 °C',
    'fr',
    [
      '−12\u202f°C',
      'sous-refroidissement 17,5\u202fK',
      '8,1\u202fbar au manomètre · 12\u202f°C',
      'surchauffe 5,0\u202fK',
    ],
    {},
  ],
  // No saturation there.
  [
    'CO2 HP 90 bar 35°C',
    'fr',
    ['au-dessus du point critique (72,76\u202fbar(g))'],
    { p: '90', ref: 'gauge', side: 'high' },
  ],
  ['R32 90 °C', 'fr', ['au-dessus du point critique (78,1\u202f°C)'], { dew: '90' }],
  ['R454B BP -2 bar 3 °C', 'fr', ['sous le vide absolu'], { p: null }],
  ['R22 40 inHg', 'us', ['below absolute vacuum'], { p: null }],
  // Both sides at once decide nothing.
  [
    'R410A BP 8 bar 12°C sous-refroidissement',
    'fr',
    ['à la fois l’aspiration (BP) et le liquide (HP)'],
    { side: null },
  ],
  [
    'R454B HP 26 bar 70 °C',
    'fr',
    ['23,4\u202fK au-dessus de la bulle', 'surchauffe au refoulement 22,0\u202fK'],
    { side: 'high' },
  ],
  // Understood in part: what is not used is said.
  ['R454B 8,1 bar 12°C 5 kW', 'fr', ['5 kW non compris', 'surchauffe 5,0\u202fK'], {}],
  ['R410A target superheat 10 118 psi 55F', 'en', ['target, 10 not understood', 'superheat 15.2\u202f°F'], {}],
  ['R32 8 bar 12°C ambiante 35°C', 'fr', ['ambiante, 35°C non compris', 'surchauffe 8,7\u202fK'], {}],
  ['SC R410A 24 bar 34', 'fr', ['SC non compris', '7,3\u202fK'], { side: null }],
  // Asked back.
  ['R454B 8,1 g 12', 'fr', ['8,1 g non compris', 'Précisez les unités'], { p: null, dew: null }],
  ['R410A 1 200 kPa', 'fr', ['1 200 kPa non compris', 'Précisez les unités'], { p: null }],
  ['R410A 8bar12', 'fr', ['8bar12 non compris'], { p: null }],
  ['R454B BP 8 bar 12°C HP 26 bar 34°C', 'fr', ['Un seul relevé à la fois'], { p: null }],
  ['R454B BP 8,1 HP 26', 'fr', ['Un seul relevé à la fois'], { p: null, t: null }],
  ['R404A R455A 5 bar 12 °C', 'fr', ['Un seul relevé à la fois\u00a0: R404A · R455A'], { p: null }],
  ['R600 a 5 bar 12', 'fr', ['R600a · R600'], { p: null }],
  ['surchauffe 8,1 bar 12°C', 'fr', ['Quel fluide'], { fluid: null }],
  ['R999 8 bar 12°C', 'fr', ['Fluide inconnu\u00a0: R999'], { fluid: null }],
  ['R454B surchauffe 8,1 bar', 'fr', ['Rosée 7,0\u202f°C', 'ajoutez la température du tuyau'], { t: null }],
  // One figure: its saturation, gauge first. Pressures of CoolProp 8.0.0.
  [
    '5 bar R32',
    'fr',
    ['5\u202fbar au manomètre · Saturation −9,1\u202f°C', '5\u202fbar en absolu · Saturation −14,3\u202f°C'],
    { ref: 'gauge' },
  ],
  ['R32 120 psi', 'fr', ['Saturation 39,6\u202f°F (4,2\u202f°C)'], { unit: 'psi' }],
  ['R410A 40 F', 'fr', ['Rosée 118,4\u202fpsig (8,16\u202fbar(g), 9,17\u202fbar abs.)'], { dew: '40', tunit: 'F' }],
  [
    'pression R32 20',
    'fr',
    ['20\u202f°C · Saturation 13,73\u202fbar(g) (14,75\u202fbar abs.)', '20\u202fbar au manomètre'],
    { dew: '20' },
  ],
  [
    'R22 68.5',
    'us',
    ['68.5\u202f°F', '68.5\u202fpsi on the gauge · Saturation 40.0\u202f°F'],
    { dew: '68.5', tunit: 'F' },
  ],
  [
    'température R32 13',
    'fr',
    ['13\u202fbar au manomètre', '13\u202fbar en absolu · Saturation 15,5\u202f°C', '13\u202f°C'],
    { p: '13' },
  ],
  ['R32 20 °C en psi', 'fr', ['199,2\u202fpsig'], { dew: '20' }],
  ['R448A bulle 40 °C', 'fr', ['Bulle 17,82\u202fbar(g)'], { bubble: '40' }],
];

describe('what a search says beside its figure', () => {
  it.each(SAID)('%s (%s)', async (text, name, said, query) => {
    const answer = await answerFor(text, name);
    const all = [answer?.title, ...(answer?.lines ?? [])].join('\n');
    for (const one of said) expect(all).toContain(one);
    const parameters = new URLSearchParams(answer?.query);
    for (const [key, value] of Object.entries(query)) expect([key, parameters.get(key)]).toEqual([key, value]);
  });

  it.each([
    'R32',
    'pression',
    'azote 20 bar',
    'diametre 28',
    'R32 charge',
    '290',
    'R32 5000',
    '28 psi en bar',
    'R404A 01/01/2025',
    'EN 378 R32',
    'R290 150 g',
  ])('nothing of: %s', async (text) => {
    expect(await answerFor(text, 'fr')).toBeUndefined();
  });

  it('counts from the air where the reader is: 0.84556 bar at 1500 m', async () => {
    // 9.11325 bar absolute are 8.1 bar on a gauge at the sea, 8.26769 bar where the air has 0.84556 bar.
    const answer = await answerFor('R454B BP 8,26769 bar g 12 °C', 'fr', 84_556);
    expect(answer?.lines.join()).toContain('surchauffe 5,0\u202fK');
  });
});
