import { describe, expect, it } from 'vitest'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import { groupsOf } from '#web/health/proposal/groups-of.ts'

const record = sampleHealthProposal('2026-06-15')
const entriesOf = (screen: string, of = record) =>
  Object.fromEntries(groupsOf(of).find((group) => group.screen === screen)?.entries ?? [])

describe('what a health proposal says before it is sent', () => {
  it('stands in the order in which it was asked, the cover first, each group with its page', () => {
    expect(groupsOf(record).map(({ screen }) => screen)).toEqual([
      undefined,
      'person',
      'kyc',
      'medical',
      'addresses',
      'nominee',
    ])
  })

  it('names the person with build and index [HEALTH-03]', () => {
    expect(entriesOf('person')).toMatchObject({
      Name: 'Ms Asha Rani Sharma',
      'Height and weight': '162 cm, 60 kg',
      'Body mass index': '22.9',
      Occupation: 'Engineer or IT professional',
    })
  })

  it('tells every condition with its month, and says so where there is none', () => {
    expect(entriesOf('medical')).toMatchObject({ Conditions: 'None of those asked', Alcohol: 'No' })
    const medical = {
      conditions: [{ condition: 'diabetes' as const, since: '2015-05-01' }],
      smokes: true,
      drinks: false,
      hospitalisation: 'Appendix',
    }
    expect(entriesOf('medical', { ...record, medical })).toEqual({
      Diabetes: 'Since 05/2015',
      'Smoking or tobacco': 'Yes',
      Alcohol: 'No',
      'In hospital lately': 'Appendix',
    })
  })

  it('says where letters go [HEALTH-06]', () => {
    expect(entriesOf('addresses')).toEqual({
      'Permanent address': '12 Lake Road, Civil Lines, Jaipur, Rajasthan 302001',
      'Letters go to': 'The same address',
    })
  })
})
