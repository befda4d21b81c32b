import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { trafficRow, trafficRun, unhandledRow } from '#contract/views/traffic.ts'

const row = { seq: 0, ago: 0 }
const secret = 'abcdefghij_-0123456789'
const run = {
  journey: secret,
  machine: 'motor',
  version: '0123456789abcdef',
  product: 'car',
  visit: { key: secret, lead: '0123456789abcdef' },
  rows: [{ ...row, edge: 'motor.make make.chosen 0', from: 'motor.make', to: 'motor.model', dwell: 900 }],
  unhandled: [{ ...row, state: 'motor.make', event: 'model.chosen' }],
}
const isRun = (different: object) => v.is(trafficRun, { ...run, ...different })

describe('what a page tells of a journey', () => {
  it('is what was done on a machine, from its first row on', () => {
    expect(v.parse(trafficRun, run)).toEqual(run)
    expect(v.is(trafficRow, { ...row, along: true, ends: true })).toBe(true)
    const { visit: _, ...alone } = run
    expect(v.is(trafficRun, alone)).toBe(true)
  })

  it('has no place for anything else', () => {
    for (const schema of [trafficRow, unhandledRow])
      expect(v.is(schema, { ...row, state: 'motor.make', event: 'make.chosen', payload: 'Asha' })).toBe(false)
    expect(isRun({ customer: 'Asha' })).toBe(false)
    expect(isRun({ visit: { ...run.visit, mobile: '9876543210' } })).toBe(false)
  })

  it('counts and times in whole numbers that are not below zero', () => {
    for (const wrong of [
      { seq: -1 },
      { seq: 0.5 },
      { ago: -1 },
      { ago: 0.5 },
      { dwell: -1 },
      { dwell: 2 ** 60 },
    ])
      expect(v.is(trafficRow, { ...row, ...wrong }), JSON.stringify(wrong)).toBe(false)
  })

  it('names states, transitions and machines in 1 to 200 letters', () => {
    for (const key of ['edge', 'from', 'to']) {
      expect(v.is(trafficRow, { ...row, [key]: 'x'.repeat(200) })).toBe(true)
      for (const wrong of ['', 'x'.repeat(201)])
        expect(v.is(trafficRow, { ...row, [key]: wrong })).toBe(false)
    }
    expect(isRun({ machine: '' })).toBe(false)
  })

  it('is signed by secrets of 22 letters, and hashes of 16 digits', () => {
    for (const journey of [secret.slice(1), `${secret}0`, `!${secret.slice(1)}`, `!${secret}`])
      expect(isRun({ journey }), journey).toBe(false)
    for (const key of [secret.slice(1), `${secret}0`, `0${secret}`])
      expect(isRun({ visit: { key } }), key).toBe(false)
    for (const hash of ['0123456789abcde', '0123456789abcdef0', '00123456789abcdef', '0123456789ABCDEF']) {
      expect(isRun({ version: hash }), hash).toBe(false)
      expect(isRun({ visit: { key: secret, lead: hash } }), hash).toBe(false)
    }
  })

  it('is at most 200 rows of each kind', () => {
    const many = (length: number, one: object) => Array.from({ length }, () => one)
    expect(isRun({ rows: many(200, row), unhandled: many(200, run.unhandled[0] ?? {}) })).toBe(true)
    expect(isRun({ rows: many(201, row) })).toBe(false)
    expect(isRun({ unhandled: many(201, run.unhandled[0] ?? {}) })).toBe(false)
  })
})
