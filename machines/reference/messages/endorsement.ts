/** Texts of changes to a policy that was issued. */
export const endorsement = {
  title: 'Change this policy',
  subjects: { nominee: 'Nominee', contact: 'Contact details and address' },
  choose: 'What should be changed? Changing your nominee or contact details is free.',
  login: 'You keep logging in with your current number.',
  other:
    'A name, a date of birth, the vehicle or pet, a cover or a sum insured changes what the insurer agreed to, and may change the premium. That cannot be done here. Please call your insurer and have the policy number at hand.',
  asked: 'The insurer has not answered yet. We keep asking, and write to you once it has.',
  done: (number: string, day: string) =>
    `Changed on ${day} by endorsement ${number}. A new policy document was issued; the earlier one stays with your policy.`,
  refused: (reason: string) => `The insurer did not make this change: ${reason}`,
  unchanged: 'Nothing was changed.',
  changesPremium: (insurer: string, number: string) =>
    `At this address the premium is another one, so this cannot be done here. Please call ${insurer} on ${number}.`,
  waits: 'An earlier change is still with the insurer. Please wait for its answer first.',
  notIssued: 'This policy is still being issued. Please try again once you have its document.',
  ended: 'This policy has ended, so there is nothing to change.',
  cancelled: 'This policy is cancelled, so there is nothing to change.',
  failed: 'We could not reach your policy. Please try again.',
  printed:
    'The premium is the same. This document takes the place of the one before it; all else in the policy stays as it was.',
  history: 'Changes to this policy',
  before: 'The document before it',
  sandboxNumber: 'a sandbox number that nobody answers',
} as const
