import { storageText } from '../browser/text-storage.ts'

/** For tests alone: this tab's host counts as a live one. */
const asLive = storageText(() => window.sessionStorage, 'captureOnThisHost')

/** Test and local hosts, where nothing is recorded (EVENT-02, C-117). */
export const isLocalHost = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || /\.(local|localhost|test)$/.test(host)

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** The browser says itself that it does not want this: Do Not Track, Global Privacy Control. */
export const isRefusedByBrowser = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Whether this visitor may be asked at all. */
export const mayAsk = (): boolean =>
  typeof window !== 'undefined' &&
  (!isLocalHost(window.location.hostname) || asLive.read() === 'yes') &&
  !isRefusedByBrowser(navigator)
