import { dropCookie, readCookie } from './cookies.ts'

const name = 'customerLeadId'

/** The current journey of this browser, for two hours after its last use. It opens nothing by itself. */
export const leadCookie = {
  read: (): string | undefined => readCookie(name),
  drop: (): void => dropCookie(name),
}
