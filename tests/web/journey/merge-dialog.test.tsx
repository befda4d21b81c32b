// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toSave } from '#contract/flow/save.ts'
import { toStepFields } from '#contract/flow/step-fields.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import type { Merged } from '#machines/purchase/merge/differences.ts'
import { merge } from '#machines/reference/messages/merge.ts'
import { today } from '#web/browser/today.ts'
import { MergeOverlay } from '#web/journey/merge/merge-overlay.tsx'
import type { Conflict } from '#web/saving/outbox-conflicts.ts'
import { renderWithLinks } from '../ui/screen.tsx'

const base = sampleRecord(today())
const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile: '9876543210' }
const mine = { ...base, customer: { ...customer, name: 'A R Sharma', mobile: '9822222222' } }

function conflictWith(theirs: Partial<MotorRecord>): Conflict {
  const there = { ...base, version: 9, ...theirs }
  return {
    saves: [toSave(mine, 5, { loggedInUser: false })],
    base: toStepFields(base),
    current: {
      customerLeadId: 'lead-1',
      version: 9,
      quoteType: 'motor',
      source: 'customer',
      processStep: `step${there.savedStep}`,
      processDescription: '',
      leadsTo: { path: '/motor', screen: 'previousPolicy', activeStep: 8 },
      ...(there.status && { status: there.status }),
      ...toStepFields(there),
    },
  }
}

async function open(theirs: Partial<MotorRecord> = { customer: { ...customer, mobile: '9811111111' } }) {
  const done = vi.fn<(merged: Merged | undefined) => void>()
  const person = await renderWithLinks(
    <MergeOverlay leadId="lead-1" conflict={conflictWith(theirs)} onDone={done} />,
  )
  return { person, done }
}

const sides = (label: string) => within(screen.getByRole('radiogroup', { name: label }))
const press = (name: string) => screen.getByRole('button', { name })

describe('the merge dialog', () => {
  it('lists the differences in plain words, with theirs preselected where both have answered', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: merge.title })).toBeTruthy()
    expect(
      sides('Mobile number').getByRole('radio', { name: /Theirs.*9811111111/, checked: true }),
    ).toBeTruthy()
    expect(
      sides('Mobile number').getByRole('radio', { name: /Yours.*9822222222/, checked: false }),
    ).toBeTruthy()
    expect(sides('Full name').getByRole('radio', { name: /Yours.*A R Sharma/, checked: true })).toBeTruthy()
    expect(screen.queryByText('asha@example.com')).toBeNull()
  })

  it('uses each answer as chosen', async () => {
    const { person, done } = await open()
    await person.click(sides('Full name').getByRole('radio', { name: /Theirs/ }))
    await person.click(sides('Mobile number').getByRole('radio', { name: /Yours/ }))
    await person.click(press(merge.takeChosen))
    const [merged] = done.mock.lastCall ?? []
    expect(merged?.steps).toEqual([5])
    expect(merged?.record).toMatchObject({ version: 9, customer: { ...customer, mobile: '9822222222' } })
  })

  it('uses all answers of one side', async () => {
    const { person, done } = await open()
    await person.click(press(merge.takeTheirs))
    expect(done.mock.lastCall?.[0]).toMatchObject({
      steps: [],
      record: { customer: { mobile: '9811111111' } },
    })
  })

  it('postpones the choice when closed', async () => {
    const { person, done } = await open()
    await person.keyboard('{Escape}')
    expect(done).toHaveBeenCalledWith(undefined)
  })

  it('says that the answers of a paid journey are final, and lists those given here', async () => {
    const { person, done } = await open({ status: 'paymentSuccess' })
    expect(screen.getByRole('dialog', { name: merge.closedTitle }).textContent).toContain('A R Sharma')
    expect(screen.queryByRole('radio')).toBeNull()
    await person.click(press(merge.goOn))
    expect(done.mock.lastCall?.[0]).toMatchObject({ steps: [], record: { status: 'paymentSuccess' } })
  })
})
