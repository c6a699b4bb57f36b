/** What comes from outside the app and waits for its reader's yes. */
export const handed = {
  came: 'Received from outside the app: {{names}}, {{size}}.',
  megabytes: '{{size}}\u00a0MB',
  kilobytes: '{{size}}\u00a0kB',
  beside_one: '1 other file sent with it was not kept (20 at most, 60\u00a0MB in all): share it by itself.',
  beside_other: '{{count}} other files sent with it were not kept (20 at most, 60\u00a0MB in all): share them apart.',
  unasked: 'If you sent nothing, discard it.',
  tooLarge: 'Too large to be opened: 60\u00a0MB at most.',
  take: 'Take it',
  drop: 'Discard',
} as const;
