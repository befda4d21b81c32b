// @vitest-environment dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { catalogue } from '#machines/catalogue.ts'
import type { EventDefinition } from '#machines/core/event.ts'
import type { Answers, Field } from '#machines/core/field.ts'
import { listen } from '#web/capture/listen.ts'
import { EventForm } from '#web/journey/form/event-form.tsx'
import type { ViewProps } from '#web/journey/journey.ts'
import { render } from '../ui/screen.tsx'

const today = '2026-11-21'
const forms = catalogue.flatMap(({ key, events }) =>
  Object.entries(events)
    .filter(([, { how }]) => how === 'form')
    .map(([type, definition]) => ({ name: `${key}: ${type}`, type, definition })),
)

/** What a person could type or choose; long enough to be found in whatever is recorded. */
const typed = 'Zebedee 98765'

const viewOf = (type: string, definition: EventDefinition, answers: Answers) =>
  ({
    journey: { machine: { id: 'form' }, events: { [type]: definition }, answers: () => answers },
    actor: { id: type },
    model: { today, record: { leadId: 'lead-1' } },
    errors: [],
    screen: { state: '', busy: false, canGoBack: true, asks: type },
    send: () => undefined,
    can: () => true,
  }) as unknown as ViewProps

/** Everything that is recorded while each control of a form is focused, typed into, pressed and changed. */
function recordedOf(type: string, definition: EventDefinition): CapturedEvent[] {
  const recorded: CapturedEvent[] = []
  const [answers = {}] = definition.samples(today) as Answers[]
  render(<EventForm {...viewOf(type, definition, answers)} />)
  const stop = listen((event) => recorded.push(event))
  for (const control of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (control.type === 'file') continue
    control.focus()
    fireEvent.focusIn(control)
    const isText = control.matches('input:not([type=radio], [type=checkbox]), textarea')
    if (isText) fireEvent.input(control, { target: { value: typed } })
    fireEvent.click(control)
    fireEvent.change(control)
  }
  stop()
  return recorded
}

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ status: 'success', data: [] })))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('of every form of every journey', () => {
  it.each(forms)('$name: only what its fields allow has a value [C-114]', ({ type, definition }) => {
    const isRecorded = ([, field]: [string, Field]) => field.recorded === true
    const allowed = Object.entries<Field>(definition.fields).filter(isRecorded)
    const labels = allowed.map(([, { label }]) => label)
    const recorded = recordedOf(type, definition)
    for (const { elementLabel, value } of recorded) if (value !== '') expect(labels).toContain(elementLabel)
    const rest = recorded.filter(({ elementLabel }) => !labels.includes(elementLabel))
    expect(JSON.stringify(rest)).not.toContain(typed)
  })
})

describe('a field whose value may be recorded', () => {
  const allowed = forms.flatMap(({ definition }) =>
    Object.entries<Field>(definition.fields).filter(([, { recorded }]) => recorded),
  )

  it('is a choice of a list, and never one about a person', () => {
    expect(allowed.length).toBeGreaterThan(0)
    for (const [name, { control, secret }] of allowed) {
      expect(['radio', 'select', 'combobox'], name).toContain(control)
      expect(secret, name).toBeUndefined()
      expect(name).not.toMatch(
        /name|mobile|mail|birth|gender|pincode|address|nominee|relation|condition|smok|pan$/i,
      )
    }
  })
})
