import { useLayoutEffect, useState } from 'react'
import { motorProduct } from '#machines/motor/motor.product.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { isOf } from '#machines/products.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { vehicleLabels } from '#machines/reference/policies.ts'
import { isPaid, isPaying } from '#machines/rules/journey-status.ts'
import { forgetJourney } from '../browser/forget-journey.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import { useJourney } from '../journey/use-journey.ts'
import { resumeJourney } from '../shared/resume/resume.journey.ts'
import { Button } from '../ui/actions/button.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

/** "Vehicle Details": continue where you left off, or start a new search (MODAL-17 to MODAL-19, RESUME-22). */
export function ResumeDialog({ leadId }: { leadId: string }) {
  const resume = useJourney(resumeJourney, { way: 'browser', leadId })
  const { record } = resume.model
  const [isOpen, setOpen] = useState(true)
  const restart = () => {
    leadCookie.drop()
    forgetJourney()
    resume.send({ type: 'search.restarted' })
  }
  const actions = (
    <>
      <Button size="large" onClick={() => resume.send({ type: 'journey.continued' })}>
        {labels.continueJourney}
      </Button>
      <Button size="large" variant="secondary" onClick={restart}>
        {labels.newSearch}
      </Button>
    </>
  )
  const isOffered = resume.screen.view === 'resume'
  useLayoutEffect(() => {
    if (isOffered && document.activeElement instanceof HTMLInputElement) setOpen(false)
  }, [isOffered])
  if (!isOpen || !isOffered || !record || !isOf(motorProduct, record)) return null
  return (
    <Dialog
      open
      onClose={() => setOpen(false)}
      title={resume.screen.title ?? ''}
      description={offerOf(record)}
      actions={actions}
    >
      <KeyValue entries={known(record)} />
    </Dialog>
  )
}

/** Nobody pays twice because a journey is called unfinished. */
function offerOf({ status }: MotorRecord): string {
  if (isPaid(status)) return 'You have paid for this policy. Continue to see it, or start again?'
  return isPaying(status)
    ? 'You have begun to pay for this. Continue to see what became of it, before you pay again.'
    : 'You have an unfinished quote. Continue, or start again?'
}

function known({ registrationNumber, vehicleType, make, model, variant }: MotorRecord): [string, string][] {
  const vehicle = [make, model, variant].flatMap((part) => (part ? [part.label] : [])).join(' ')
  return [
    ['Vehicle', vehicle || (vehicleType ? vehicleLabels[vehicleType] : '')],
    ...(registrationNumber === '' ? [] : [['Registration number', registrationNumber] as [string, string]]),
  ]
}
