import { useEffect } from 'react'
import type { expiryMachine } from '#machines/expiry/expiry.machine.ts'
import type { Handle } from '../journey.ts'
import { recordIn } from '../record-of.ts'
import { useChild } from '../use-journey.ts'
import { BonusDialog } from './bonus-dialog.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { expiryJourney } from './expiry.journey.ts'

export type ExpiryHandle = Handle<typeof expiryMachine>

/** Expiry date, then no-claim bonus, over the screen of the machine that asks for them. */
export function ExpiryOverlay({ journey }: { journey: Handle }) {
  const expiry = useChild(journey, 'expiry', expiryJourney)
  useEffect(giveFocusBack, [])
  if (!expiry) return null
  if (expiry.screen.view === 'calendar') return <CalendarDialog expiry={expiry} />
  if (expiry.screen.view === 'bonus') {
    return <BonusDialog expiry={expiry} ownerChanged={recordIn(journey.context)?.ownerChanged ?? false} />
  }
  return null
}

/** Two dialogs in a row: the second knows only the first, so whoever opened the first is remembered here. */
function giveFocusBack() {
  const opener = document.activeElement
  return () => {
    setTimeout(() => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    })
  }
}
