/** What is said where a browser runs no JavaScript. */
export const withoutScript = {
  title: 'This page needs JavaScript',
  prices:
    'So do prices: they are asked for while you wait. Allow JavaScript for this site, and load the page again.',
  forms: 'The forms here work without JavaScript. The prices after them need it.',
  covers: 'Begin with:',
  help: 'Or let people help you:',
} as const
