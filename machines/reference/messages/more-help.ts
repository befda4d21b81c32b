/** The ways to help at the foot of every page; they stand apart from what only the page of support needs. */
export const moreHelp = {
  /** Where on the page of support a request is written. */
  anchor: 'write-to-us',
  askCall: 'Ask for a call',
  /** What a message on WhatsApp begins with. */
  hello: (journey: string | undefined) =>
    journey === undefined ? 'Hello Safar, ' : `Hello Safar, this is about my journey ${journey}. `,
} as const
