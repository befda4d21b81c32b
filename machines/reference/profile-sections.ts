export const profileSections = ['myProfile', 'myPolicies', 'myQuotations', 'myTransaction'] as const
export type ProfileSection = (typeof profileSections)[number]
