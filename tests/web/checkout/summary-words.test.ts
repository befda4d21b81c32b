import { describe, expect, it, vi } from 'vitest'
import { samplePetProposal } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import { samplePetPlan } from '#machines/pet/record/samples.ts'
import { paDecline } from '#machines/reference/messages/pa-decline.ts'
import { summaryOf } from '#web/checkout/summary-of.ts'
import { groupsOf as motorGroups } from '#web/motor/proposal/groups-of.ts'
import { groupsOf as petGroups } from '#web/pet/proposal/groups-of.ts'
import { answeredRecord } from '../proposal/proposal-on-screen.tsx'

vi.mock('#texts/insurer-words/insurer-words.ts', () => ({
  insurerWords: (text: string) => `${text} in Hindi`,
}))
vi.mock('#machines/reference/word-labels.ts', () => ({ wordLabel: (word: string) => `${word} in Hindi` }))

const today = '2026-11-21'
const valuesOf = (groups: readonly { entries: readonly (readonly [unknown, unknown])[] }[]) =>
  groups.flatMap(({ entries }) => entries.map(([, value]) => value))

describe('in the language of the page stands', () => {
  it('why a pet is not insured, when the proposal is reviewed and before it is paid', () => {
    const refused = { isInsured: false as const, petId: 1, name: 'Rex', reason: 'Insures cats only' }
    const record = { ...samplePetProposal(today), plan: { ...samplePetPlan(today), pets: [refused] } }
    const read = 'Not insured: Insures cats only in Hindi'
    expect(valuesOf(summaryOf(record))).toContain(read)
    const reviewed = valuesOf(petGroups(record)).filter((value) => String(value).endsWith(read))
    expect(reviewed).toHaveLength(2)
  })

  it('why there is no personal accident cover', () => {
    const record = {
      ...answeredRecord(),
      nominee: undefined,
      personalAccidentDecline: paDecline.paDeclineNoLicence,
    }
    const read = `${paDecline.paDeclineNoLicence} in Hindi`
    expect(valuesOf(summaryOf(record))).toContain(read)
    expect(valuesOf(motorGroups(record))).toContain(read)
  })
})
