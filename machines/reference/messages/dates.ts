/** How days are called, and the language in which months are; digits stay as in English. */
export const dateLabels = {
  locale: 'en-IN',
  today: 'Today',
  yesterday: 'Yesterday',
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
} as const
