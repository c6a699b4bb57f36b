/** "Keep": what every page with an answer says of it. */
export const keep = {
  keep: 'Keep',
  done: 'Kept in “{{name}}”',
  see: 'See the machine',
  nothing: 'Nothing to keep: no result answers the inputs',
  refused: 'Not kept: no room, or storage is barred. Copy the link before you leave the page.',
} as const;
