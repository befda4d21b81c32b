export type MailTemplate = { subject: string; text: string }

/** The way to a policy document, for whoever owns the journey. */
export const policyMail = (link: string): MailTemplate => ({
  subject: 'Your motor insurance policy is ready',
  text: `Your policy has been issued. See and download it here:\n${link}\n\nThe link opens for you alone: we may ask for a code that we send to your mobile.\n\nSafar`,
})
