import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { readFingerprint } from '../browser/device-fingerprint.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import { keepSessionId } from '../browser/visit.ts'
import { tabSession } from '../session/tab-session.ts'
import { factsOfElements, pageOf } from './event-of.ts'

const listened = { click: 'click', change: 'change', input: 'input', focusin: 'focus' } as const
type Heard = keyof typeof listened

/** Tells of every click, change, input and focus on the page until it is stopped (EVENT-01). */
export function listen(tell: (event: CapturedEvent) => void): () => void {
  const visit = factsOfVisit()
  const factsOf = factsOfElements()
  const leaving = new AbortController()
  const hear = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const eventType = listened[type as Heard]
    tell({ eventType, timestamp: new Date().toISOString(), ...factsOf(target), ...visit() })
  }
  for (const name of Object.keys(listened))
    document.addEventListener(name, hear, { capture: true, passive: true, signal: leaving.signal })
  return () => leaving.abort()
}

type OfElement = 'eventType' | 'timestamp' | 'elementId' | 'elementType' | 'elementLabel' | 'value'

const cut = (text: string) => text.slice(0, limits.capture.textMax)

/** The same for every event of a visit, but for the page, its journey and whether somebody is signed in. */
function factsOfVisit(): () => Omit<CapturedEvent, OfElement> {
  const { browser, os, isMobile } = readFingerprint(navigator, window.screen)
  const referrer = URL.canParse(document.referrer) ? cut(new URL(document.referrer).origin) : ''
  const same = {
    sessionId: keepSessionId(),
    browser,
    os,
    device: isMobile ? 'mobile' : 'desktop',
    referrer,
  } as const
  let address = ''
  let page = { page: '/', stepData: '', customerLeadId: '' }
  return () => {
    const { kind } = tabSession.get().view
    if (address !== window.location.href) page = pageAt(window.location)
    address = window.location.href
    return { ...same, ...page, userId: kind === 'customer' || kind === 'employee' ? kind : '' }
  }
}

/** The journey is of a cookie: to read one at each letter takes longer than all the rest. */
const pageAt = ({ pathname, search }: Location) => ({
  page: pageOf(pathname),
  stepData: cut(new URLSearchParams(search).get('step') ?? ''),
  customerLeadId: leadCookie.read() ?? '',
})
