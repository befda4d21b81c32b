/** What is said to who comes back to a journey, by a link, on another device or after somebody else was at it. */
export const resume = {
  noMobile: 'Give your mobile number first: the code that opens the journey elsewhere goes there.',
  noEmail: 'Give your email address first, or have the link sent to your mobile.',
} as const
