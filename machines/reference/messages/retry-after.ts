/** What is said where something was done too often, with the time in India from which it is possible again. */
export const retryAfterMessage = {
  moreCodes: (time: string) => `Too many OTPs were asked for. Please try again after ${time}.`,
  unlocked: (time: string) =>
    `This number is locked after too many wrong OTPs. Please try again after ${time}.`,
  moreTries: (time: string) => `Too many tries from your connection. Please try again after ${time}.`,
} as const
