import { useEffect } from 'react'
import { expiryEvents } from '#machines/motor/expiry/expiry.events.ts'
import { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defineJourney, type ViewProps } from '../../../journey/journey.ts'
import { useChild } from '../../../journey/use-journey.ts'
import { BonusDialog } from './bonus-dialog.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'

const expiryJourney = defineJourney({ machine: expiryMachine, events: expiryEvents })

/** Expiry date, then no-claim bonus, over the screen of the machine that asks for them. */
export function ExpiryOverlay(view: ViewProps) {
  const expiry = useChild(view, 'expiry', expiryJourney)
  useEffect(giveFocusBack, [])
  if (!expiry) return null
  if (expiry.screen.view === 'calendar') return <CalendarDialog {...expiry} />
  if (expiry.screen.view === 'bonus') {
    const { record }: { record?: MotorRecord } = view.model
    return <BonusDialog {...expiry} ownerChanged={record?.ownerChanged ?? false} />
  }
  return null
}

/** Two dialogs in a row: the second knows only the first, so the original opener is stored here. */
function giveFocusBack() {
  const opener = document.activeElement
  return () => {
    setTimeout(() => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    })
  }
}
