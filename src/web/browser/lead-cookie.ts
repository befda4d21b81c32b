import { dropCookie, readCookie } from './cookies.ts'

const name = 'customerLeadId'

/** Which journey this browser is at, for two hours after the last word of it. It opens nothing by itself. */
export const leadCookie = {
  read: (): string | undefined => readCookie(name),
  drop: (): void => dropCookie(name),
}
