/** Texts of the cancellation of a policy. */
export const cancellation = {
  title: 'Cancel this policy',
  thirdPartyLaw:
    'The law requires third-party cover for every vehicle on the road, so this policy ends early only for one of these reasons.',
  ofDaysLeft: (left: number, days: number) =>
    `comes back to you for the ${left} of ${days} days that are left, to the account you paid from.`,
  notBegun: 'comes back to you, the whole premium, because cover has not begun.',
  cannotBeUndone: 'A cancelled policy cannot be brought back.',
  asked: 'The insurer has not answered yet. We keep asking, and write to you once the policy is cancelled.',
  done: (day: string, refund: string, by: string) =>
    `Cancelled from ${day}. ${refund} goes back to the account you paid from, by ${by}.`,
  doneWithoutRefund: (day: string) => `Cancelled from ${day}. No premium is left to give back.`,
  ended: 'This policy has ended, so there is nothing to cancel.',
  notIssued: 'This policy is still being issued. Please try again once you have its document.',
  longTerm: 'This policy has covers of different length. Please call us to cancel it.',
  notOffered: 'This reason does not end this policy.',
  changed: 'The refund has changed since you opened this. Please check it and confirm again.',
  failed: 'We could not read what would be given back. Please try again.',
} as const
