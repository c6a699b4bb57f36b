/** The assistant's own icons, on the grid of the site's. Decorative: the control that holds one is named. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1L5 9M5 4.5V9h4.500',
  popup: 'M9 5h10v10M19 5l-8 8M15 13v6H5V9h6',
  panel: 'M4 5h16v14H4zM14 5v14',
  move: 'M12 4v16M4 12h16M12 4l-2.500 2.500M12 4l2.500 2.500M12 20l-2.500-2.500M12 20l2.500-2.500M4 12l2.500-2.500M4 12l2.500 2.500M20 12l-2.500-2.500M20 12l-2.500 2.500',
  resize: 'M20 12l-8 8M20 17l-3 3',
  send: 'M12 19V6M6 11l6-6 6 6',
  stop: 'M8 8h8v8H8z',
} as const;

export function Icon({ name, size = 20 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
