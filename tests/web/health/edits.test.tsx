// @vitest-environment dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toPlanDetails } from '#contract/health/plan-details.ts'
import { defaultHealthRequest, type HealthRequest } from '#machines/health/record/health-request.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { Edits } from '#web/health/quotes/edits.tsx'
import { render } from '../ui/screen.tsx'

type Changed = { type: 'request.changed'; request: HealthRequest }

/** The edits beside the prices, and how each change of them travels. */
function editsOnScreen() {
  const send = vi.fn<(event: Changed) => void>()
  const record = { ...sampleHealth(), request: defaultHealthRequest }
  const view = { model: { record, offers: {} }, screen: { busy: false }, send }
  const person = render(<Edits {...(view as unknown as Parameters<typeof Edits>[0])} />)
  const asked = () => send.mock.calls.map(([{ request }]) => toPlanDetails(request))
  return { person, asked }
}

it.each([
  ['No-claim bonus super', { NCBsuper: true }],
  ['Smart select: network hospitals only', { smartSelect: true }],
  ['Care shield', { careShield: true }],
  ['Co-payment waiver', { co_paymentWaiver: true }],
  ['Cover of non-medical items', { coverageNonMedical: true }],
  ['Maternity and childcare', { maternityChildcareBenefit: true }],
])('%s can be added [HEALTH-10]', async (label, details) => {
  const { person, asked } = editsOnScreen()
  await person.click(screen.getByRole('checkbox', { name: new RegExp(`^${label}`) }))
  expect(asked()).toMatchObject([details])
})

it.each([
  ['Out-patient cover (OPD)', '₹10,000', { OPDCare: 10_000 }],
  ['Wait for existing illnesses', '12 months', { PEDReduction: true, preExistingDiseaseWaitingPeriod: 12 }],
])('%s can be chosen, here %s [HEALTH-10]', async (label, choice, details) => {
  const { person, asked } = editsOnScreen()
  await person.selectOptions(screen.getByRole('combobox', { name: label }), choice)
  expect(asked()).toMatchObject([details])
})
