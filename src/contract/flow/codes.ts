/**
 * The fixed broker, company and plan codes of the specification's payload builders (spec §9, C-145). Their values are
 * not specified and never guessed: a wrong code would book business to somebody else. Empty ones are not sent.
 */
const codes = { brokerCode: '', companyCode: '', planCode: '' }

export const codesToSend = (given: Record<string, string> = codes): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([, code]) => code !== ''))
