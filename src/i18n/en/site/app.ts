/** Settings, cookie banner, update dialog, installing, offline. */
export const settings = {
  open: 'Settings',
  title: 'Settings',
  close: 'Close the settings',
  units: 'Pipes',
  unitsHelp: 'Diameters offered',
  metric: 'Metric',
  pouce: 'Inches',
  all: 'Both',
  unitSystem: 'Units',
  systems: { metric: 'bar, °C, kW', us: 'psi, °F, BTU/h' },
  unitsByQuantity: 'Unit of each quantity',
  unitOfSystem: 'Follow unit system',
  pressureReference: 'Pressures',
  references: { absolute: 'Absolute', gauge: 'Gauge' },
  pressureHelp: 'Gauge: as a manifold reads them. Links stay absolute.',
  altitude: 'Altitude',
  altitudeHelp: 'Air pressure: {{pressure}}. Gauge pressures count from there.',
  altitudeWrong: 'A number from {{min}} to {{max}}. Previous altitude kept.',
  decimalSign: 'Decimal sign',
  signs: { language: 'Follow language', comma: 'Comma', point: 'Point' },
  theme: 'Appearance',
  language: 'Language',
  calculation: 'Where to calculate',
  calculationHelp: 'Automatic: on the device as soon as it is ready, by the server otherwise.',
  auto: 'Automatic',
  device: 'Device',
  server: 'Server',
  operatingPoints: 'Operating points',
  points: { one: 'One', two: 'Two' },
  pointsHelp: 'Two: each study opens with a second operating point, “transient” in links.',
  version: 'Version {{version}}',
} as const;

export const ownData = {
  title: 'Your data on this device',
  text: 'Settings, units, mixes, compressors, visits, runs and scores: all that this browser keeps fits one file, to be taken in again here or on another device. The API key is not in it.',
  file: 'appfroid-data',
  save: 'Save to a file',
  take: 'Import a file',
  taken: 'Items imported: {{count}}. The page reloads.',
  nothing: 'All of it was here already.',
  other: 'This file is no AppFroid data file.',
  refused: 'The browser refuses to keep this file, or has no room left: what came before is kept.',
  aside: 'Set aside, as it could not be read or was replaced: {{count}}. The file holds it.',
  forget: 'Erase what is set aside',
} as const;

export const cookies = {
  short: 'What this site keeps',
  title: 'What the site keeps on your device',
  text: 'Your settings stay in your browser. With your consent it may also keep:',
  key: 'your API key, if you ask for it to be remembered',
  runs: 'the last ten runs of each tool',
  date: 'the date of this consent, for 90 days',
  none: 'No advertising, no tracker.',
  accept: 'Accept',
  reject: 'Reject',
} as const;

export const update = {
  title: 'Update available!',
  version: 'Version',
  now: 'Update now',
  later: 'At the next page',
} as const;

export const install = {
  button: 'Install AppFroid',
  ready: 'Your browser can install AppFroid now.',
  installed: 'AppFroid is installed on this device.',
  manual: 'On this device, installing goes through the browser’s menu: here is where.',
} as const;

export const offline = {
  title: 'Offline',
  heading: 'This page is not on your device yet',
  text: 'There is no network, and this address was never opened here.',
  stored: 'The pages on this device',
  storedText: 'They open without a network.',
  retry: 'Try again',
} as const;

/** Above a page that holds what was typed in it before. */
export const draft = {
  again: 'What you typed last is here again.',
  since: 'What you typed at {{time}} is here again.',
  anew: 'Start afresh',
} as const;

/** The app itself, where it is not stored at the first visit. */
export const store = {
  title: 'AppFroid offline',
  saving: 'Your device is saving data: download paused.',
  slow: 'The line is slow: download paused.',
  text: 'Once on the device, the simulator, the calculators and the slider open and compute without a network.',
  keep: 'Download AppFroid ({{size}}\u202fMB)',
  working: 'Downloading…',
} as const;

/** Pages of reading, stored when they are opened or all at once. */
export const kept = {
  title: 'Reading pages offline',
  text: 'Fact sheets, articles and quizzes stay on the device once opened. You can also take them all beforehand.',
  state: '{{kept}} of {{pages}} on this device',
  stop: 'Stop',
  here: 'Fact sheets, articles and quizzes too, without a network:',
  away: 'not on the device',
  keep: 'Download all ({{size}}\u202fMB)',
  forget: 'Remove from the device',
  failed: 'Connection lost: what arrived is kept, the rest is taken up at the next page you open.',
} as const;

/** Informational pages. */
export const versions = {
  latest: 'Current version',
  new: 'New',
  update: 'Update',
} as const;

export const contact = {
  label: 'Where to write',
  repository: 'The project is discussed where its code lives:',
  email: 'By e-mail:',
  none: 'AppFroid is a free software project, reached through the page where its code is published. The copy you are reading gives neither the address of that page nor an e-mail address.',
} as const;

export const legal = {
  home: 'Back to the home page',
  publisher: 'Publisher',
  project: 'AppFroid is a free software project, free of charge, online since {{since}}.',
  publishedBy: 'This copy is published by',
  noPublisher:
    'As the software is free, anyone may publish a copy at an address of their own. The one you are reading does not name its publisher.',
  hostedBy: 'Hosting:',
  noHost: 'Nor does it name its host.',
  contact: 'Reach the project',
} as const;

/** The page that shows the design system. */
export const components = {
  title: 'Components',
  colours: 'Colours',
  type: 'Type and figures',
  spacing: 'Spacing',
  actions: 'Actions and choices',
  messages: 'Messages',
  controls: 'Fields',
  icons: 'Icons',
  temperature: 'Temperature',
  range: '−50 to 50\u202f°C',
  problem: 'Temperature out of range (−50 to 50\u202f°C). Correct the value.',
  mode: 'Cycle',
  classic: 'Classic',
  transcritical: 'Transcritical',
  fluid: 'Fluid',
  increase: 'Increase',
  sign: 'Change the sign',
  decrease: 'Decrease',
  toast: 'Notice',
  toastText: 'One sentence says what, where, and what to do.',
} as const;
