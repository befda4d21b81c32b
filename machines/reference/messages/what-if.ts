/** Texts of the view that predicts what a change at a state would do. */
export const whatIf = {
  title: 'What if?',
  form: 'What would be changed',
  fields: { at: 'Step', change: 'What if', leaving: 'Then left for good, in %' },
  choose: 'Choose a step',
  changes: { removed: 'the step were taken away', leaving: 'another share left there' },
  predict: 'Predict',
  unchosen: 'Choose a step, here or on the map, which shows how many left for good at each.',
  few: 'Too few journeys to predict anything here: fewer than ten left, or finished after they went on, or were lost after it. Choose more days, fewer filters or another step.',
  removed: (step: string) => `Without “${step}”`,
  leaving: (step: string, share: string, now: string) =>
    `If ${share} of the visits to “${step}” were the last there, not ${now}`,
  would: (share: string, now: string) => `${share} of journeys would finish, not ${now}`,
  difference: (points: string) => `${points} points`,
  interval: (low: string, high: string) => `90 % interval ${low} to ${high}`,
  month: (journeys: string, low: string, high: string, now: string) =>
    `In 30 days with as many journeys as now, ${journeys} would finish (${low} to ${high}), not ${now}`,
  assumption: 'People who would have left here act like those who went on.',
  basis: (came: string, left: string, wentOn: string) =>
    `${came} journeys came here and ${left} left for good. Of the others that are over, ${wentOn} finished.`,
  note: 'It does not hold for those who left because they could not go on.',
  ask: 'What if fewer left here?',
} as const
