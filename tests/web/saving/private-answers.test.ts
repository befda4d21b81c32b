import { describe, expect, it } from 'vitest'
import { isPrivate, privateSteps } from '#web/saving/private-answers.ts'

describe('never stored in the browser', () => {
  it('are the steps with identity numbers, and what is said of health', () => {
    expect(privateSteps({ quoteType: 'motor' })).toEqual(['step8'])
    expect(privateSteps({ quoteType: 'health' })).toEqual(['step3', 'step5'])
    expect(privateSteps({ quoteType: 'pet' })).toEqual(['step4'])
    expect(privateSteps({ quoteType: 'nothing' })).toEqual([])
  })

  it('are the events that carry them', () => {
    expect(isPrivate({ type: 'medical.given' })).toBe(true)
    expect(isPrivate({ type: 'person.given' })).toBe(true)
    expect(isPrivate({ type: 'identity.taken' })).toBe(true)
    expect(isPrivate({ type: 'nominee.given' })).toBe(false)
    expect(isPrivate({ type: 'declaration.accepted' })).toBe(false)
  })
})
