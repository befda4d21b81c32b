/** Texts of the merge dialog. */
export const merge = {
  title: 'This journey was changed elsewhere',
  lead: 'Some answers differ from those you gave here. Take one side, or choose answer by answer.',
  waiting: 'Loading your journey',
  theirs: 'Theirs, saved elsewhere',
  mine: 'Yours, given here',
  takeTheirs: 'Use theirs',
  takeMine: 'Use my answers',
  takeChosen: 'Continue with these answers',
  lost: 'The journey now stands before this question. Answer it again when you come to it.',
  notAnswered: 'Not answered',
  unseen: 'Answered, but never shown here',
  differsUnseen: (labels: readonly string[]) => `Differs too, but is never shown here: ${labels.join(', ')}.`,
  readsTheSame: 'Both read the same here, but differ in a detail that is not shown.',
  later: 'This journey was changed elsewhere. Your last answers are not saved yet.',
  choose: 'Choose',

  closedTitle: 'This journey went on elsewhere',
  paid: 'It was paid for, so its answers stand. What you answered here since is not part of the policy.',
  paying: 'It is being paid for, so its answers stand for now. What you answered here since was not saved.',
  proposed:
    'The insurer is being asked to take it on, so its answers stand for now. What you answered here since was not saved.',
  goOn: 'Go on from there',
  failed: 'We could not load your journey.',
} as const
