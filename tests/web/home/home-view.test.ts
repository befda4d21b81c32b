import { describe, expect, it } from 'vitest'
import { beforeMachine } from '#web/home/home-view.ts'

const number = { type: 'registration.completed', registrationNumber: 'RJ-14-CA-1234' } as const
const given = { ...number, type: 'registration.given' } as const
const nobody = () => undefined

describe('the home page before its machine', () => {
  it('knows the number that is complete: completed once more after it was given, it would wait to be given again', () => {
    expect(beforeMachine([], nobody).model.registrationNumber).toBe('')
    expect(beforeMachine([number, given], nobody).model.registrationNumber).toBe('RJ-14-CA-1234')
  })
})
