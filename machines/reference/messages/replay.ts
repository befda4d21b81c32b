/** Texts of the replay; only that part of the page loads them. */
export const replay = {
  title: (journey: string) => `Journey ${journey}`,
  audited: 'That you looked at this journey is logged.',
  asTest: 'Save as a Playwright test',
  making: 'Writing the test …',
  failed: 'This journey cannot be replayed',
  allJourneys: 'All journeys',
  player: { play: 'Play', pause: 'Pause', back: 'Step back', next: 'Next step' },
  timeline: 'Timeline',
  speed: 'Speed',
  stepOf: (step: number, last: number) => `Step ${step} of ${last}`,
  begins: 'begins',
  unhandled: 'not handled',
} as const
