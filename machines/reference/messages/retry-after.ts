/** Message for a rate limit, with the time in India from which another attempt is possible. */
export const retryAfterMessage = {
  moreCodes: (time: string) => `Too many OTPs were asked for. Please try again after ${time}.`,
  unlocked: (time: string) =>
    `This number is locked after too many wrong OTPs. Please try again after ${time}.`,
  moreTries: (time: string) => `Too many tries from your connection. Please try again after ${time}.`,
  mailed: (time: string) =>
    `Too many OTPs were asked for or tried for this number. We have sent a link to the mail address of its owner, which opens it at once. Otherwise please try again after ${time}.`,
  moreMessages: (time: string) =>
    `This number has had as many messages as we send. Please try again after ${time}.`,
  moreChecks: (time: string) => `Too many checks were made. Please try again after ${time}.`,
  busy: (time: string) =>
    `Too many wrong OTPs are being tried. Please log in after ${time}, or on a device that you have used before.`,
} as const

/** A time that is not today's any more. */
export const tomorrowAt = (time: string): string => `${time} tomorrow`
