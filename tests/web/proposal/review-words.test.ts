import { expect, it, vi } from 'vitest'
import { groupsOf } from '#web/motor/proposal/groups-of.ts'
import { answeredRecord } from './proposal-on-screen.tsx'

vi.mock('#machines/reference/word-labels.ts', () => ({ wordLabel: (word: string) => `${word} in Hindi` }))

it('the review of a proposal reads every stored word in the language of the page', () => {
  const facts = groupsOf(answeredRecord()).flatMap(({ entries }) => entries)
  const genders = facts.filter(([name]) => name === 'Gender').map(([, value]) => value)
  expect(genders).toEqual(['Female in Hindi', 'Male in Hindi'])
})
