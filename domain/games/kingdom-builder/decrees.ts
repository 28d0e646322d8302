/** What can be decreed. The first three bring a small addition into the game. */
export const DECREES = [
  'capitol',
  'caves',
  'island',
  'plateaus',
  'spy_network',
  'native_soil',
  'ferry',
  'volcano',
] as const;
export type Decree = (typeof DECREES)[number];
