/** What an underwriter answers to a proposal, the loadings it names, and their lines, as insurers send them. */
export const underwritingLabels: Readonly<Record<string, string>> = {
  'The underwriter has adjusted the premium: {loadings}.':
    'The underwriter has adjusted the premium: {loadings}.',
  'The rates of the insurer have changed since the quote.':
    'The rates of the insurer have changed since the quote.',
  'The underwriter does not accept this proposal.': 'The underwriter does not accept this proposal.',
  'An underwriter reads this proposal before it is accepted.':
    'An underwriter reads this proposal before it is accepted.',
  'An underwriter looks at the photographs of the vehicle before it is insured.':
    'An underwriter looks at the photographs of the vehicle before it is insured.',
  'Photographs of the vehicle are missing.': 'Photographs of the vehicle are missing.',
  'An underwriter reads what was said of your health before this is accepted.':
    'An underwriter reads what was said of your health before this is accepted.',
  'An underwriter reads what was said of your occupation before this is accepted.':
    'An underwriter reads what was said of your occupation before this is accepted.',
  'Height and weight are outside what is insured: a body mass index from {min} to {max}.':
    'Height and weight are outside what is insured: a body mass index from {min} to {max}.',
  'Set by the underwriter when the proposal was read': 'Set by the underwriter when the proposal was read',
  'Said in the proposal: {pct}% of the premium before add-ons ({source}, since {day})':
    'Said in the proposal: {pct}% of the premium before add-ons ({source}, since {day})',
  'Said in the proposal: {pct}% of the premium before add-ons, {max}% being the most in all ({source}, since {day})':
    'Said in the proposal: {pct}% of the premium before add-ons, {max}% being the most in all ({source}, since {day})',
  'Underwriter loading {percent}%': 'Underwriter loading {percent}%',
  'Underwriter loading ₹{amount}': 'Underwriter loading ₹{amount}',
  'Underwriter discount −₹{amount}': 'Underwriter discount −₹{amount}',
  'Loading for diabetes': 'Loading for diabetes',
  'Loading for diabetes {percent}%': 'Loading for diabetes {percent}%',
  'Loading for high blood pressure': 'Loading for high blood pressure',
  'Loading for high blood pressure {percent}%': 'Loading for high blood pressure {percent}%',
  'Loading for thyroid disorder': 'Loading for thyroid disorder',
  'Loading for thyroid disorder {percent}%': 'Loading for thyroid disorder {percent}%',
  'Loading for asthma or bronchitis': 'Loading for asthma or bronchitis',
  'Loading for asthma or bronchitis {percent}%': 'Loading for asthma or bronchitis {percent}%',
  'Loading for high cholesterol': 'Loading for high cholesterol',
  'Loading for high cholesterol {percent}%': 'Loading for high cholesterol {percent}%',
  'Loading for arthritis, slipped disc or joint problem':
    'Loading for arthritis, slipped disc or joint problem',
  'Loading for arthritis, slipped disc or joint problem {percent}%':
    'Loading for arthritis, slipped disc or joint problem {percent}%',
  'Loading for tobacco': 'Loading for tobacco',
  'Loading for tobacco {percent}%': 'Loading for tobacco {percent}%',
  'Loading for a body mass index over 32': 'Loading for a body mass index over 32',
  'Loading for a body mass index over 32 {percent}%': 'Loading for a body mass index over 32 {percent}%',
  'Loading for a body mass index under 17': 'Loading for a body mass index under 17',
  'Loading for a body mass index under 17 {percent}%': 'Loading for a body mass index under 17 {percent}%',
}
