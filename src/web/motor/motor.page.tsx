import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { motorProduct } from '#machines/motor/motor.product.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { today } from '../browser/today.ts'
import { keepAsDrafts } from '../journey/form/drafts.ts'
import { JourneyPage } from '../journey/journey-page.tsx'
import { stepIn } from '../journey/use-step-in-url.ts'
import { ProductPage } from '../shared/resume/lead-page.tsx'
import { motorJourney } from './motor.journey.ts'
import { type MotorStart, motorStartOf, takeGivenPlate, unpacked } from './start.ts'
import { withDraft, wizardDraft } from './wizard-draft.ts'

export default function MotorPage() {
  const { start, count } = useStart()
  if (start.kind === 'input') return <JourneyPage key={count} journey={motorJourney} input={start.input} />
  return (
    <ProductPage
      product={motorProduct}
      key={count}
      leadId={start.leadId}
      otherwise={start.otherwise && <JourneyPage journey={motorJourney} input={start.otherwise} />}
    >
      {(record, isNews) => <Resumed record={record} isNews={isNews} />}
    </ProductPage>
  )
}

/** Puts this tab's answers from before somebody else's change back into the forms. */
function Resumed({ record, isNews }: { record: MotorRecord; isNews: boolean }) {
  const [input] = useState(() => {
    const draft = wizardDraft.read()
    if (isNews && draft?.leadId === record.leadId) {
      keepAsDrafts({ journey: motorJourney, model: { record: draft, today: today() } }, record)
    }
    return resumed(withDraft(record, isNews))
  })
  return <JourneyPage journey={motorJourney} input={input} />
}

/** Without a screen in the address the record decides. */
function resumed(record: MotorRecord) {
  const screen = stepIn(window.location.search)
  return { today: today(), record, ...(screen !== undefined && { screen }) }
}

/** History states the wizard started from; the header may push another one while it is open. */
const begun = new WeakSet<object>()

function useStart(): { start: MotorStart; count: number } {
  const { history } = useRouter()
  const state = useRouterState({ select: ({ location }) => location.state })
  const [begin, setBegin] = useState(() => ({
    start: motorStartOf(state, history.location.search),
    count: 0,
  }))
  const [first] = useState(state)

  useEffect(takeGivenPlate, [])

  useEffect(() => {
    const navigationState = unpacked(state)
    if (!navigationState || navigationState.isBegun || begun.has(state)) return
    begun.add(state)
    if (state !== first) {
      setBegin(({ count }) => ({ start: motorStartOf(state, ''), count: count + 1 }))
    }
    history.replace(history.location.href, { ...state, isBegun: true })
  }, [state, first, history])

  return begin
}
