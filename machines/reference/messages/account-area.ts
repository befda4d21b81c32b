/** The header's account area; apart from other texts, as the first script of every page has it. */
export const accountArea = {
  account: 'My account',
  sections: {
    myProfile: 'My Profile',
    myPolicies: 'My Policies',
    myQuotations: 'My Quotations',
    myTransaction: 'My Transactions',
  },
  desk: 'Desk',
  yourDesk: 'Your desk',
  paths: 'Paths',
  share: 'Share',
  support: 'Support',
  signOut: 'Sign Out',
  linkCopied: 'The link is copied',
  linkNotCopied: 'The link could not be copied. It is',
} as const
