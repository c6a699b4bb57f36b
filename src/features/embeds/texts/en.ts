import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

const embeds = {
  title: 'Embed in your page',
  description:
    'The slider, a calculator or the sheet of a refrigerant in a page of your own site: choose, copy two lines, paste them.',
  lead: 'An instrument of the site in your page: a school, a blog, a trade site. Nothing is asked of your readers and nothing is kept.',
  what: 'Instrument',
  ruler: 'Pressure-temperature slider',
  calculators: 'Calculators',
  drawings: 'Drawings, step by step',
  fluids: 'Refrigerants',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'The reader’s own', light: 'Light', dark: 'Dark' },
  code: 'To paste in your page',
  copy: 'Copy',
  copied: 'Copied',
  preview: 'Preview',
  rules: 'What the embedded instrument does',
  rule1: 'It sets no cookie, keeps nothing on the device and calls no other site.',
  rule2: 'It has neither assistant nor menus; the name AppFroid at its foot leads to the whole page.',
  rule3: 'It tells the page around it how tall it is (the message appfroid:size), and nothing else.',
  rule4: 'Every other page of the site refuses to be framed.',
  oembed:
    'The pages concerned also announce their embeddable version by oEmbed, at /oembed.json, with their own as the parameter “url”.',
  back: 'AppFroid, whole page',
  bare: 'The page around this frame takes its origin away (sandbox without allow-same-origin): no script is loaded here. The values shown hold, but nothing is computed anew; the whole page does compute.',
} as const;

export const texts: Exactly<typeof french, { readonly embeds: typeof embeds }> = { embeds };
