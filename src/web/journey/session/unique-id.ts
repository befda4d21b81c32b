import { limits } from '#machines/reference/limits.ts'

/** Thirteen random digits, the first 1 to 9: exact as a number, and no credential (register SIGNUP-02, C-83). */
export function newUniqueId(): number {
  const lowest = 10n ** BigInt(limits.customerUniqueId.digits - 1)
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return Number(lowest + (random % (9n * lowest)))
}
