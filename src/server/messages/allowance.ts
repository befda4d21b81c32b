import { limits } from '#machines/reference/limits.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Deps } from '../deps.ts'
import { hourAndDay } from '../http/hour-and-day.ts'

type AllowanceDeps = Pick<Deps, 'db' | 'config'>

const { perHour, perDay, leftToOwner } = limits.sms

/** More in the sandbox where it is told so. */
const timesOf = ({ config }: AllowanceDeps) => {
  const hour = config.otpSendsPerHour
  return { hour, day: (hour * perDay) / perHour }
}

/** The messages that one number gets, over all purposes (decision 0273). */
export function smsAllowance(deps: AllowanceDeps) {
  const { hour, day } = timesOf(deps)
  const words = retryAfterMessage.moreMessages
  return hourAndDay(deps, { name: 'sms', perHour: hour, perDay: day, words })
}

/** The codes that unknown devices may ask for with a number: some messages fewer, which its owner has left. */
export function unknownDevicesAllowance(deps: AllowanceDeps) {
  const { hour, day } = timesOf(deps)
  const [perHour, perDay] = [hour - leftToOwner.hour, day - leftToOwner.day]
  return hourAndDay(deps, { name: 'code-send', perHour, perDay, words: retryAfterMessage.moreCodes })
}
