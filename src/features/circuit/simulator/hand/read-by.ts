/** How a diagram is being read: a finger and the keys have the figures beside what they point at. */
export type ReadBy = 'mouse' | 'touch' | 'keys';
