/** What a name and a number are asked for, where prices come before them. */
export const contact = {
  toBuy: 'To save the plan you have chosen and to send you the policy.',
  dialogs: {
    toSave: {
      title: 'Save these prices',
      why: 'With your name and number you can come back to these prices from any device.',
    },
    toShare: {
      title: 'Share quotes',
      why: 'With your name and number these prices are saved, and you can come back to them. Whoever gets the link sees neither.',
    },
    toRemind: {
      title: 'Remind me',
      why: 'We need your number to remind you on the day your renewal opens.',
    },
  },
} as const
