/** Sizes of what is drawn, in pixels; layout and drawing share them. */
export const measures = {
  title: { size: 14, line: 18, room: 176 },
  line: { size: 11.5, line: 15 },
  /** Of transitions. `numbers` is the room for “12,345 journeys”. */
  row: { size: 12, small: 11, line: 18, room: 170, numbers: 88, gap: 6, arrow: 14 },
  /** `behind` is what is seen of a folded state behind the first sheet. */
  node: { pad: 12, top: 9, bottom: 8, least: 112, rule: 7, behind: 5 },
  /** Numbers of a state, under its title. */
  mark: { size: 11.5, line: 16 },
  /** More of them than `stacked` are set as a table; `edge` is what it has above and below. */
  label: { pad: 6, edge: 3, stacked: 2, lines: { 1: 18, 2: 32, 3: 46 } },
  dot: 12,
} as const
