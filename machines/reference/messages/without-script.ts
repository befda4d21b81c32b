/** What is said where a browser runs no JavaScript. */
export const withoutScript = {
  title: 'This page needs JavaScript',
  kept: 'So do prices: they are asked for while you wait. What you have told us so far is not lost. Allow JavaScript for this site, and load the page again.',
  forms: 'The forms here work without JavaScript. The prices after them need it.',
  covers: 'Begin with:',
  help: 'Or let people help you:',
} as const
