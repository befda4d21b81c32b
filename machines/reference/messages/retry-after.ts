/** Message for a rate limit, with the time in India from which another attempt is possible. */
export const retryAfterMessage = {
  moreCodes: (time: string) => `Too many OTPs were asked for. Please try again after ${time}.`,
  unlocked: (time: string) =>
    `This number is locked after too many wrong OTPs. Please try again after ${time}.`,
  moreTries: (time: string) => `Too many tries from your connection. Please try again after ${time}.`,
} as const
