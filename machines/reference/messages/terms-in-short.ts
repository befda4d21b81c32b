/** What matters of a policy before it is paid for, in plain words. */
export const motorTermsInShort = [
  'A claim can be refused when what was stated about vehicle, owner or past claims is not true.',
  'The declared value is the most that is paid when the vehicle is lost or stolen.',
  'A motor policy has no free-look period, unlike health cover. It can be cancelled at any time; the insurer returns the premium of the days left.',
] as const

export const healthTermsInShort = [
  'A claim can be refused, or the policy ended, when what was stated about your health is not true.',
  'Illnesses are covered after 30 days, some named ones after 24 months, those you have today after the wait your plan states. Accidents are covered at once.',
  'Within 30 days of receiving the policy you can give it back; the premium is returned less the days covered.',
] as const

/** Names of the documents whose terms are accepted. */
export const termsToRead = {
  wording: (insurer: string) => `Policy wording of ${insurer}`,
  ours: 'Safar’s terms and conditions',
} as const
