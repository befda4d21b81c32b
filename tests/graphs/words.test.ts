import { describe, expect, test } from 'vitest'
import { edgeText, stateTitle, titled } from '#graphs/index.ts'
import { widthOf, wrapped } from '#graphs/text/width.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'

const edge = (event: string, guard?: string, branch = 0) => ({
  event,
  branch,
  ...(guard !== undefined && { guard }),
})

describe('what people call things', () => {
  test.each([
    [edge('make.chosen'), 'make chosen'],
    [edge('SUBMIT_PROPOSAL'), 'submit proposal'],
    [edge('xstate.done.actor.lookUpVehicle', 'found'), 'look up vehicle done, if found'],
    [edge('xstate.done.actor.lookUpVehicle', undefined, 1), 'look up vehicle done, otherwise'],
    [edge('xstate.error.actor.0.motor.x'), 'call failed'],
    [edge('xstate.after.2000.login.waiting'), 'after 2 s'],
    [edge('xstate.after.90000.login.waiting'), 'after 1.5 min'],
    [edge('xstate.after.pollPayment.payment.waiting'), 'after poll payment'],
    [edge('xstate.done.state.login.code'), 'code finished'],
    [edge('', 'goesTo {"screen":"kycAndUserDetails"}'), 'if goes to KYC and user details'],
    [edge('', undefined, 2), 'otherwise'],
    [edge(''), 'by itself'],
    [edge('*'), 'anything else'],
  ])('says %j as "%s"', (transition, words) => {
    expect(edgeText(transition).words).toBe(words)
  })

  test('calls states by their titles, and by their names where several share one', () => {
    const node = (key: string, title?: string) => ({
      id: key,
      key,
      type: 'atomic' as const,
      ...(title && { title }),
    })
    const nodes = [
      node('number', 'Login'),
      node('checkFailed', 'Login'),
      node('done', 'Logged in'),
      node('otp'),
    ]
    expect(titled({ nodes, edges: [] }).nodes.map(stateTitle)).toEqual([
      'Number',
      'Check failed',
      'Logged in',
      'OTP',
    ])
  })
})

describe('titles', () => {
  test('stay what they are once every state has its own', () => {
    for (const { machine } of catalogue) {
      const once = titled(graphOf(machine))
      expect(titled(once)).toEqual(once)
    }
  })
})

describe('how wide words stand', () => {
  test('knows letters of different width', () => {
    expect(widthOf('iiii', 14)).toBeLessThan(widthOf('mmmm', 14))
    expect(widthOf('₹ 1,000', 14)).toBeGreaterThan(30)
  })

  test('sets long titles in two lines and cuts what is longer', () => {
    expect(wrapped('Did we get the right details?', 14, 176, 'strong')).toEqual([
      'Did we get the right',
      'details?',
    ])
    expect(wrapped('a'.repeat(99), 14, 176)[0]).toMatch(/^a+…$/)
  })
})
