import type { Rater } from './insurers/rater.ts'
import type { Collection, Journal } from './journal.ts'
import type { Inbox } from './messages/inbox.ts'
import type { Plans } from './plan/plans.ts'

/** The required credentials: the gateway's own pair, one key for everybody else. */
type Secrets = {
  gatewayKeyId: string
  gatewayKeySecret: string
  gatewayWebhookSecret: string
  partnerKey: string
  /** Signs the links by which the partner's site sends its visitors. */
  visitorKey: string
}

export type SandboxOptions = {
  /** The present moment. */
  clock: () => Date
  /** 0 up to 1, for ids and one-time codes. */
  random?: () => number
  /** Where browsers reach this app, mount path included: `http://localhost:3000/sandbox`. */
  publicUrl: string
  /** Delivers webhooks. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  secrets: Secrets
  /** The gateway's webhook address; without one no events are sent. */
  webhookUrl?: string
  /** Where orders, payments, proposals and policies survive the process. */
  stateFile?: string
  /** Scales the parties' usual response times; 0 is immediate. Planned delays are not scaled. */
  latencyFactor?: number
  wait?: (ms: number) => Promise<void>
  /** The products that insurers sell here; without, all of them. */
  raters?: readonly Rater[]
}

/** What every party is given. */
export type SandboxEnvironment = Required<Omit<SandboxOptions, 'stateFile' | 'webhookUrl'>> & {
  webhookUrl: string | undefined
  plans: Plans
  inbox: Inbox
  journal: Journal
}

export type { Collection }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** `order_` and fourteen letters and digits, like the gateway's ids. */
export function newId(environment: Pick<SandboxEnvironment, 'random'>, prefix: string): string {
  const pick = () => letters.charAt(Math.floor(environment.random() * letters.length))
  return prefix + Array.from({ length: 14 }, pick).join('')
}

/** Six digits. */
export const newCode = (environment: Pick<SandboxEnvironment, 'random'>): string =>
  String(Math.floor(environment.random() * 1_000_000)).padStart(6, '0')

/** Seconds since 1970, as the gateway writes moments. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** The path under which browsers reach this app; pages link by path so that any host name will do. */
export const pathOf = (environment: Pick<SandboxEnvironment, 'publicUrl'>, path: string): string =>
  new URL(environment.publicUrl).pathname.replace(/\/$/, '') + path
