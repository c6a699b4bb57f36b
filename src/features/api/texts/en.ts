import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

const api = {
  title: 'The functions of the site, for programs',
  description:
    'Simulations and properties of refrigerants over HTTP: inputs, answers, limits, and examples to edit and run from the page itself.',
  lead: 'What the pages compute, a program may ask for. Every example below can be edited and run.',
  described: 'The whole description, for tools to read:',
  language: 'Texts follow the Accept-Language header, French unless told. Numbers keep every digit.',
  limits:
    'Per minute and address: 600 calls to the functions, read (GET) or sent (POST) alike, 20,000 lines of batches, unless the server is set otherwise. Beyond, the answer 429 says how many seconds to wait.',
  cookies:
    'No account, no key, no cookie. Another web page may read what is read (GET); what is sent (POST) is called from a server or a program.',
  mono: 'One operating point',
  monoText:
    'Missing fields take the default point; an unknown name is refused, with the nearest. The names of the pages’ addresses (temp_evp, surch_la, choix_value…) stand for those of the request. A request without a physical answer gives status 200, ok false, the reason and the field.',
  batch: 'Up to 10,000 points at once',
  batchText:
    'A request a line (NDJSON), or a table (text/csv) whose first line names the columns; an answer a line in the same order, sent as soon as it is computed, with the number of its line, blank ones counted. Send the body within fifteen seconds and read as it comes.',
  properties: 'Properties of a fluid',
  propertiesText:
    'In SI units, the unit in every name: two properties give a state, one gives the saturation. A hundred of each at most; ten count as a call.',
  read: 'A cell, a table: by an address',
  readText:
    'A spreadsheet sends nothing, it reads: /api/value gives one figure as plain text, /api/ask any answer as JSON or CSV (format=csv), /api/saturation, /api/state and /api/table their own. Where there is no figure, the reason stands for it.',
  readNames:
    'An input may carry its unit (t_F, p_psig) and several values (t_C=-30..50..5, 200 at most). decimals rounds, decimal=comma writes the comma, lang=fr chooses the language.',
  recipes: 'From a spreadsheet, a notebook, a cluster',
  recipesText:
    'The command is installed with npm (npm install appfroid-engine); it answers whole files by appfroid run, and goes on where it stood after a cut.',
  tried: 'tried here',
  notTried: 'not run here',
  coolprop: 'The names of CoolProp',
  body: 'Request',
  run: 'Run',
  answer: 'Answer',
  running: 'Under way…',
  failed: 'No answer: the network or the server is missing.',
  status: 'Status {{status}}, {{ms}} ms',
  fields: 'Fields of the request',
  field: 'Field',
  meaning: 'Meaning and limits',
  fallback: 'Default',
  needsScript: 'Without JavaScript, copy the curl command.',
} as const;

export const texts: Exactly<typeof french, { readonly api: typeof api }> = { api };
