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
  kept: 'Texts are kept for this tab and with an open project, logo and paper on this device; none is in the shared link.',
  inputs: 'Inputs',
  date: 'Date',
  warnings: 'To be looked at',
  none: 'No alerts',
  noList: 'The list of alerts ({{count}}) could not be loaded: reload the page before printing.',
  without: 'Without a result for these inputs: {{pages}}',
  noComponents: 'Components: none chosen.',
  sources: 'Sources and versions',
  version: 'AppFroid {{version}}, computed on the reader’s device',
  link: 'Find this simulation again',
  scan: 'QR code of the link of this simulation',
  tooLong: 'The link is too long for a QR code.',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly report: typeof report } }> = {
  circuitPages: { report },
};
