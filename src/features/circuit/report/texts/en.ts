/** The report of a whole simulation. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const report = {
  title: 'Simulation report',
  description:
    'The whole simulation of the refrigeration circuit on paper or as PDF: inputs, points, performance, diagram, schematic, the results of every page, warnings and sources.',
  print: 'Print or save as PDF',
  lines: 'Heading of the report',
  line: {
    title: 'Title',
    project: 'Project number',
    customer: 'Customer',
    site: 'Site',
    author: 'Author',
    revision: 'Revision',
  },
  logo: 'Logo',
  takeLogo: 'Choose a picture…',
  removeLogo: 'Remove the logo',
  noLogo: 'This picture cannot be read: take a PNG or a JPEG.',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  kept: 'Texts are kept for a day, and with an open project, logo and paper on this device; none is in the shared link.',
  inputs: 'Inputs',
  date: 'Date',
  warnings: 'To watch first',
  otherWarnings: 'Other alerts',
  more: 'And {{count}} less grave or next in line, at the end of the report.',
  pageInputs: 'What was entered, page by page',
  pageInputsNote:
    'Bold what was typed or comes from the machine, the rest as the page opens. An empty field takes the value its page says.',
  conclusion: {
    title: 'Conclusion',
    noUse: 'use not said',
    noTube: 'no tube',
    broken: 'breaks a limit',
    riser: 'double riser {{d1}} + {{d2}}',
    range: '{{low}} to {{high}}, usual {{usual}}',
    room: '{{verdict}}: high charge {{mass}} where {{limit}} is the most',
    highest: '{{category}} at most, {{count}} tubes and vessels',
    threePowers: 'cooling {{cold}}, heating {{heat}}, compressor {{work}}',
    ofStage: '{{stage}} alone: {{text}}',
    lawOfSome: 'Use not said, to be seen by the equipment. {{law}}',
    noLaw: 'No date of the law found for this refrigerant',
    notComputed: 'not computed',
    rows: {
      machine: 'Machine',
      point: 'Design point',
      powers: 'Capacities',
      efficiency: 'Efficiency',
      discharge: 'Discharge',
      lines: 'Lines',
      charge: 'Charge',
      limit: 'Room (EN 378-1)',
      leaks: 'Leak checks, high charge',
      pressure: 'PED',
      law: 'Law',
    },
  },
  visa: {
    role: 'Signed',
    name: 'Name',
    day: 'Date',
    signature: 'Signature',
    made: 'Made by',
    checked: 'Checked by',
  },
  none: 'No alerts',
  noList: 'The list of alerts ({{count}}) could not be loaded: reload the page before printing.',
  without: 'Without a result for these inputs: {{pages}}',
  noComponents: 'Components: none chosen.',
  pressure: {
    title: 'Pressure equipment (Directive 2014/68/EU)',
    item: 'Equipment',
    size: 'DN or volume',
    product: 'PS·DN or PS·V',
    table: 'Table',
    category: 'Category',
    followed: 'In-service rules (France)',
    yes: 'yes',
    no: 'no',
    group:
      'Fluid group {{group}}, gas, liquid lines included. PS: design pressure of the circuit, gauge. DN: inside diameter for copper.',
    unknown:
      'Fluid group not known for this mix: read it on its safety data sheet, then the category with the PED tool.',
    doubt: 'R1234ze(E): group to be confirmed on the safety data sheet.',
    others:
      'Exchangers, valves and safety accessories: category of their manufacturer, on their plate or their declaration of conformity.',
    source:
      'Directive 2014/68/EU, Annex II (tables 1, 2, 6 and 7); in-service rules: French Environment Code, R. 557-14-1, and order of 20 November 2017.',
  },
  sources: 'Sources and versions',
  version: 'AppFroid {{version}}, computed on the reader’s device',
  link: 'Find this simulation again',
  scan: 'QR code of the link of this simulation',
  tooLong: 'The link is too long for a QR code.',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly report: typeof report } }> = {
  circuitPages: { report },
};
