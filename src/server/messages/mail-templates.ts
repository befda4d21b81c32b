import { limits } from '#machines/reference/limits.ts'
import { support } from '#machines/reference/messages/support.ts'
import { erasureWarningHours, retainedSentence } from '#machines/reference/retention.ts'
import { formatDayIn } from '#machines/rules/dates.ts'
import { dayOf } from '#machines/rules/day.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'
import type { Say } from '#texts/translator.ts'

type Mail = { subject: string; text: string }
/** A mail in the language of what says it. */
export type MailTemplate = (say: Say) => Mail

const minutes = limits.otp.expiresMs / 60_000

/** The code that logs in, where the number has had as many messages as it gets. */
export const codeMail =
  (code: string): MailTemplate =>
  (say) => ({
    subject: say`Your Safar login code`,
    text: say`${code} is your Safar login code, valid for ${minutes} minutes. It comes by mail because your mobile number has had as many messages as we send. Our staff will never ask for it.\n\nSafar`,
  })

/** The link that opens a locked number to the browser in which it is followed. */
export const unlockMail =
  (link: string): MailTemplate =>
  (say) => ({
    subject: say`Log in to Safar`,
    text: say`Somebody has asked for many codes for your mobile number, or tried wrong ones, so it takes no more from new devices for an hour. If you want to log in now, follow this link in the browser you want to use, within ${limits.otp.unlocks.minutes} minutes:\n${link}\n\nYou still need the code we send to your mobile. If it was not you, do nothing: nobody has got in.\n\nSafar`,
  })

type PolicyMail = { link: string; title: string; payment: string; isAttached: boolean }

/** The link to a policy document, for the journey's owner, and where it may travel by mail the document. */
export const policyMail =
  ({ link, title, payment, isAttached }: PolicyMail): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} policy is ready`,
    text: say`Your policy has been issued${isAttached ? say`, and is attached to this mail` : ''}. See and download it here:\n${link}\n\nThe reference of your payment is ${payment}. The link opens for you alone: we may ask for a code that we send to your mobile.\n\nSafar`,
  })

/** The link back to a journey; following it asks for a code. */
export const resumeMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Continue your ${say(title).toLowerCase()}`,
    text: say`Continue where you left off, on any device:\n${link}\n\nThe link is valid for ${limits.resumeLink.hours} hours and opens for you alone: we send a code to your mobile first.\n\nSafar`,
  })

/** The link to a proposal that a person at the insurer reads. */
export const referralMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`An underwriter is reading your ${say(title).toLowerCase()} proposal`,
    text: say`A person at the insurer decides about your proposal, which may take some days. We write again as soon as there is an answer. See where it stands, or withdraw:\n${link}\n\nNothing was charged. The link opens for you alone: we may ask for a code that we send to your mobile.\n\nSafar`,
  })

/** The link to a proposal that somebody has decided about. */
export const decisionMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} proposal was read`,
    text: say`The insurer has decided about your proposal. See its answer here:\n${link}\n\nNothing was charged. The link opens for you alone: we may ask for a code that we send to your mobile.\n\nSafar`,
  })

/** The same of one whose answer is open for so many hours only. */
export const timedDecisionMail =
  (link: string, title: string, hours: number): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} proposal was read: ${hours} hours to answer`,
    text: say`The insurer has decided about your proposal. Its answer is open for ${hours} hours; after that the insurer decides anew. See it here:\n${link}\n\nNothing was charged. The link opens for you alone: we may ask for a code that we send to your mobile.\n\nSafar`,
  })

/** The link to a proposal that an underwriter has given back for another photograph. */
export const photographMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Another photograph for your ${say(title).toLowerCase()} proposal`,
    text: say`An underwriter could not tell enough from one of your photographs. Here you read which one and why, and can take it again:\n${link}\n\nNothing was charged, and your other answers are kept. The link opens for you alone: we may ask for a code that we send to your mobile.\n\nSafar`,
  })

/** The link to a journey that was too early, on the day on which it can go on. */
export const reminderMail =
  (link: string, title: string, stop: string): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} can be renewed from today`,
    text: say`You asked us to remind you of this day. Your answers are kept, go on from here:\n${link}\n\nThe link opens for you alone: we may ask for a code that we send to your mobile. This is the only reminder you get.\n\nNo more reminders of any kind:\n${stop}\n\nSafar`,
  })

/** A journey that was left for long is erased soon. */
export const erasureMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Your unfinished ${say(title).toLowerCase()} journey will be erased`,
    text: say`You have not gone on with it for half a year. In ${erasureWarningHours} hours we erase it, with all its answers, prices and papers, because we have no more reason to keep them. If you want to go on, do so here:\n${link}\n\nIf not, you need do nothing.\n\nSafar`,
  })

/** What was erased as its owner asked, and what stays and why. */
export const erasureReceiptMail =
  ({ number, at, journeys, isProfileErased, kept }: Erasure): MailTemplate =>
  (say) => {
    const erasedOn = formatDayIn(say, dayOf(new Date(at)))
    return {
      subject: say`Your data is erased`,
      text: say`As you asked, on ${erasedOn} we erased ${journeysIn(journeys, say)}${profileIn(isProfileErased, say)}. The receipt is ${number}.\n\nWhat we have to keep:\n${kept.map(({ what, howLong, why }) => retainedSentence({ what: say(what), howLong: say(howLong), why: say(why) })).join('\n')}\n\nIf you did not ask for this, please call us at once.\n\nSafar`,
    }
  }

const profileIn = (isProfileErased: boolean, say: Say): string =>
  isProfileErased ? say`, and your profile with its log-ins` : ''

const journeysIn = (journeys: number, say: Say): string =>
  journeys === 1
    ? say`1 journey with everything that belonged to it`
    : say`${journeys} journeys with everything that belonged to them`

/** A policy has ended early, and the refund is on its way; the rest is behind the login. */
export const cancellationMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} policy is cancelled`,
    text: say`As you asked, your policy has ended. The refund goes back to the account you paid from. Its amount and the day it arrives by stand with your policies:\n${link}\n\nIf you did not ask for this, please call us at once.\n\nSafar`,
  })

/** A policy was changed as its owner asked; what was changed is behind the login. */
export const endorsementMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} policy was changed`,
    text: say`The insurer has changed your policy as you asked, at no cost. The new policy document stands with your policies, the one before it too:\n${link}\n\nIf you did not ask for this, please call us at once.\n\nSafar`,
  })

/** A change that the insurer does not make; its reason is behind the login. */
export const endorsementRefusedMail =
  (link: string, title: string): MailTemplate =>
  (say) => ({
    subject: say`Your ${say(title).toLowerCase()} policy stays as it was`,
    text: say`The insurer did not make the change that you asked for. Its reason, and whom to call, stand with your policies:\n${link}\n\nSafar`,
  })

type SupportMail = { number: string; promisedOn: string; fullName: string; text: string }

/** The number of a request, the day of its answer, and what was asked. */
export const supportReceiptMail =
  ({ number, promisedOn, fullName, text }: SupportMail): MailTemplate =>
  (say) => {
    const answeredBy = formatDayIn(say, promisedOn)
    return {
      subject: say`We have your request ${number}`,
      text: say`Dear ${fullName},\n\nwe have your request and answer it by ${answeredBy}. Its number is ${number}.\n\nYou wrote:\n${text}\n\n${ladderIn(say)}\n\nSafar`,
    }
  }

/** The answer to a request, and whom to ask who is not content with it. */
export const supportAnswerMail =
  ({ number, fullName, text }: SupportMail, answer: string): MailTemplate =>
  (say) => ({
    subject: say`Our answer to your request ${number}`,
    text: say`Dear ${fullName},\n\n${answer}\n\nYou wrote:\n${text}\n\n${ladderIn(say)}\n\nSafar`,
  })

const ladderIn = (say: Say): string =>
  [`${say(support.ladder)}:`, ...support.steps.map((step, index) => `${index + 1}. ${say(step)}`)].join('\n')
