/** Line icons on a 24 px grid, drawn for this site. */
export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.300L20 20',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.800a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400M9 14.800a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  light:
    'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.5',
  tools: 'M5 4h14v16H5zM8 7.500h8M8 12h1.500M11.3 12h1.500M14.5 12H16M8 16h1.500M11.3 16h1.500M14.5 16H16',
  projects: 'M3 7h6l2 2h10v10H3zM3 7v12M7 13h10M7 16h6',
  book: 'M5 5c2.5-1 5-.6 7 .8 2-1.4 4.5-1.8 7-.8v13.500c-2.5-1-5-.6-7 .8-2-1.4-4.5-1.8-7-.8zM12 5.800v13.5',
  quiz: 'M4 5h16v11h-8l-4 4v-4H4zM9.8 9a2.2 2.2 0 1 1 2.2 2.500v.6M12 14v.1',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  circuit: 'M4 19C6 10 9.5 5 13 5c3 0 4.5 4 5 14M8 10.500h11M7 16h10.500M19 10.500L17.5 16',
  compare: 'M4 18C6 10 8 6 10.5 6S14 10 14.5 18M9.5 18c2-8 4-12 6.5-12s3.5 4 4 12',
  point: 'M12 4v5M12 15v5M4 12h5M15 12h5M12 10.200a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  ruler: 'M3 8h18v8H3zM6.5 8v3M10 8v4M13.5 8v3M17 8v4',
  // A gauge, and what its needle says.
  diagnosis: 'M12 21a8 8 0 1 1 8-8M12 13l3.5-4M12 5v1.5M5.5 13H4M15 18l2 2 4-4.5',
  optimum: 'M4 20V4M4 20h16M6.5 17C9 8 12 6 13.5 6s4 3 6 9M13.5 6v3',
  // A year of bins under a line.
  season: 'M4 4v16h16M7.500 20v-5M11 20v-9M14.500 20v-7M18 20v-3M6 8l5-3 7.5 5',
  // A vessel that drips.
  leak: 'M6 4h12v8a6 6 0 0 1-12 0zM6 8h12M12 18v.500M12 21.500v.1',
  compressor: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M7 8.500l9.8 1.700M7 15.500l9.8-1.7',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 11v5M12 8v.1',
  install: 'M12 4v10M8 10.500l4 4 4-4M5 19h14',
  assistant: 'M13 5H4v12h3v3.5l4-3.5h9v-4M18.5 2.500l1 2.700 2.700 1-2.700 1-1 2.700-1-2.700-2.700-1 2.700-1z',
  history: 'M5 12a7 7 0 1 0 2.2-5.100L5 9M5 4.500V9h4.500M12 8.500V12l2.5 2',
} as const;

export type IconName = keyof typeof ICONS;
