/** The law of a fluid in English. */
import { dayInWords } from '../../language/days.ts';
import type { Words } from './words.ts';

const SECTORS = { refrigeration: 'Refrigeration', 'ac-hp': 'Air conditioning and heat pumps' } as const;
const ASKED = {
  refrigeration: 'Topping up refrigeration',
  'ac-hp': 'Topping up air conditioning and heat pumps',
} as const;
const MARKS = { A: '', B: '', C: '; one source read', V: '; to be verified: text not read' } as const;
const day = (iso: string): string => dayInWords(iso, 'en');

export const en: Words = {
  day,
  since: ({ day: iso, isPast }) => `${isPast ? 'since' : 'from'} ${day(iso)}`,
  until: (iso) => `until ${day(iso)}`,
  at: ({ where, said }) => `${where}: ${said}`,
  exceptions: (exceptions) => `Exceptions: ${exceptions}.`,
  list: (items) => items.join('; '),
  points: (points) => `${points.length > 1 ? 'points' : 'point'}\u00a0${points.join(', ')}`,
  article: (article) => `Art. ${article}`,
  annex: (annex) => `Annex ${annex}`,
  mark: (mark) => MARKS[mark],
  gwp: {
    legal: (gwp) => `Legal GWP ${gwp} (Reg. (EU) 2024/573).`,
    ozone: (gwp) => `GWP ${gwp} (AR4), outside Regulation (EU) 2024/573.`,
    unread: 'Legal GWP not read, taken below 150 (to be verified).',
    former: (gwp) =>
      `Legal GWP not read: Annex VI was not read for this fluid. People often use ${gwp}, of Annex IV of Regulation (EU) 517/2014, repealed: it is the legal value no more.`,
    unlisted: 'Legal GWP not read: Annex VI was not read for this fluid.',
  },
  equipment: {
    banned: ({ since, what, where }) => `New equipment banned ${since}, with no safety exception: ${what} (${where}).`,
    unlessSafety: ({ since, what, where }) =>
      `New equipment banned ${since}, except for safety requirements at the site: ${what} (${where}).`,
    unlessFallback: ({ since, what, where, limit }) =>
      `New equipment banned ${since}; where safety at the site prevents it, the limit is a GWP of ${limit}: ${what} (${where}).`,
    free: (what) => `No ban on new equipment: ${what}.`,
    ozone: ({ since, where }) => `All new equipment banned ${since}, apart from listed exemptions (${where}).`,
    none: 'No ban on new equipment in Regulations (EU) 2024/573 and 2024/590.',
    proof: 'What counts is the date of placing on the market, not that of commissioning.',
  },
  topping: {
    sector: (sector) => SECTORS[sector],
    of: (sector) => ASKED[sector],
    ofBoth: 'Topping up refrigeration, air conditioning and heat pumps',
    answer: ({ who, what, where }) => `${who}: ${what}${where === '' ? '' : ` (${where})`}.`,
    free: 'yes, with virgin, reclaimed or recycled gas, with no end date',
    freeNatural: 'yes, with no end date',
    virgin: ({ day: iso, isPast, dayBefore }) =>
      isPast
        ? `no with virgin gas since ${day(iso)}`
        : `yes with virgin gas until ${day(dayBefore)}, no from ${day(iso)}`,
    reclaimedFree: (virgin) => `${virgin}; yes with labelled reclaimed or recycled gas, with no end date`,
    reclaimed: ({ virgin, dayBefore, day: iso, isPast }) =>
      `${virgin}; ${isPast ? `no with reclaimed or recycled gas since ${day(iso)}` : `yes with labelled reclaimed or recycled gas until ${day(dayBefore)}, no from ${day(iso)}`}`,
    none: ({ day: iso, isPast }) => `no ${isPast ? 'since' : 'from'} ${day(iso)}, recycled and reclaimed gas included`,
    recycled: 'Recycled gas serves only the undertaking that recovered it or for which it was recovered.',
    chillers: 'Article 13(5) does not touch chillers, nor air conditioning and heat pumps.',
  },
  short: {
    free: 'allowed, with no end date',
    none: ({ day: iso, isPast }) => `banned ${isPast ? 'since' : 'from'} ${day(iso)}`,
    recharge: ({ day: iso, isPast }) => `topping up banned ${isPast ? 'since' : 'from'} ${day(iso)}`,
    virgin: ({ sector, since }) => `${SECTORS[sector].toLowerCase()}, virgin gas: banned ${since}`,
    next: ({ day: iso, product, others }) => `${day(iso)}, new: ${product}${others === 0 ? '' : ` (+${others})`}`,
  },
  leaks: {
    annex1: (charge) => `Leak checks from 5\u00a0t CO₂e, that is ${charge}\u00a0kg (Art. 5).`,
    annex2: 'Leak checks from 1\u00a0kg (Annex II, section 1; Art. 5).',
    both: ({ first, second }) =>
      `Leak checks (Art. 5), two disputed readings: HFC and HFO each counted on its own (UBA), from ${first}\u00a0kg, applied here; the blend counted as an HFC (notice 52064#04 of the French form), from ${second}\u00a0kg.`,
    alike: (charge) =>
      `Leak checks from ${charge}\u00a0kg (Art. 5), whether HFC and HFO are counted each on its own or together.`,
    partly: (charge) => `Leak checks from 1\u00a0kg of HFO, that is ${charge}\u00a0kg of fluid (Art. 5).`,
    ozoneHcfc:
      'Leak checks above 2\u00a0kg of HCFC in France (R. 543-79); 3, 30 and 300\u00a0kg in the Union (Reg. (EU) 2024/590, Art. 21, one source read; same thresholds in Reg. (EC) 1005/2009, Art. 23), the interval not doubled by a detection system.',
    ozoneCfc:
      'Leak checks from 3, 30 and 300\u00a0kg (Reg. (EU) 2024/590, Art. 21, one source read; same thresholds in Reg. (EC) 1005/2009, Art. 23), the interval not doubled by a detection system.',
    none: 'No leak checks under Article 5.',
  },
  certificate: {
    fGas: 'Certification of Article 10; in France certificate A1, or A2 under 3\u00a0kg (6\u00a0kg labelled hermetic), the only one issued from 1 January 2027; a certificate of 2008 (I to IV) stays valid if its refresher is taken before 12 March 2029.',
    hydrocarbon:
      'No quota, ban or leak check for F-gases, but the certification of Article 10; in France certificate A1, or A2 under 3\u00a0kg (6\u00a0kg labelled hermetic), issued since December 2025; what a certificate of 2008 still allows on this fluid is to be verified.',
    co2: 'No quota, ban or leak check for F-gases, but the certification of Article 10; in France certificate B, issued since December 2025; what a certificate of 2008 still allows on this fluid is to be verified.',
    ammonia:
      'No quota, ban or leak check for F-gases, but the certification of Article 10; in France certificate C, issued since December 2025; what a certificate of 2008 still allows on this fluid is to be verified.',
    ozone:
      'In France recovery takes the person’s certificate of aptitude and the company’s certificate of capacity (R. 543-99, R. 543-106).',
  },
  quota: 'HFC under quota (Art. 16 and 17).',
  toxicAndFlammable:
    'Toxic and flammable: charge limited by EN 378-1, Tables C.1 and C.2; in French public buildings article CH 35 decides for heating, air conditioning and hot water.',
  flammable:
    'Flammable: charge limited by the product standard, else by EN 378-1; in French public buildings article CH 35 decides for heating, air conditioning and hot water.',
  toxic:
    'Toxic: charge limited by EN 378-1, Table C.1; in French public buildings article CH 35 decides for heating, air conditioning and hot water.',
  ped: (group) => `PED: group ${group}.`,
  pfas: 'PFAS: on 22 November 2026 no universal restriction is in force; the REACH proposal of 13 January 2023 covers this fluid; RAC final and SEAC draft opinions published, consultation closed on 25 May 2026.',
  noPfas: 'PFAS: outside the definition of the REACH proposal of 13 January 2023.',
  ozone:
    'Ozone-depleting substance: Regulation (EU) 2024/590 alone holds; the system may keep running, recovered gas goes to destruction or treatment.',
  reporting: 'Named in Annex II of Regulation (EU) 2024/590, reporting only (to be verified: text not read).',
  outside: 'Outside Regulations (EU) 2024/573 and 2024/590.',
};
