import { DrizzleQueryError } from 'drizzle-orm/errors'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { scrub } from '#server/log/scrub.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('scrub', () => {
  it.each([
    ['call 9876543210 now', 'call [number] now'],
    ['aadhaar 1234 5678 9012', 'aadhaar [number]'],
    ['mail asha@example.in', 'mail [email]'],
    ['pan ABCDE1234F', 'pan [pan]'],
    ['plate MH-01-AB-1234', 'plate [plate]'],
    ['plate MH01AB1234', 'plate [plate]'],
    ['status 500 after 1200 ms', 'status 500 after 1200 ms'],
  ])('%s -> %s', (text, expected) => expect(scrub(text)).toBe(expected))
})

describe('the log', () => {
  it('keeps the statement of a failed query and none of its values', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'leads_pkey' })
    const error = new DrizzleQueryError('insert into leads values ($1)', ['Asha', '9876543210'], cause)
    const line = logged((log) => log.error({ err: error }))
    expect(JSON.parse(line).err).toMatchObject({
      query: 'insert into leads values ($1)',
      code: '23505',
      constraint: 'leads_pkey',
    })
    expect(line).not.toMatch(/Asha|9876543210/)
  })

  it('takes personal fields out even where somebody logs them', () => {
    const line = logged((log) => log.info({ mobile: '9876543210', customer: { email: 'a@b.in', id: 'c1' } }))
    expect(JSON.parse(line)).toMatchObject({
      mobile: '[redacted]',
      customer: { email: '[redacted]', id: 'c1' },
    })
  })

  it('takes no words from an error that is logged alone', () => {
    const line = logged((log) => log.error(new Error('for Asha')))
    expect(JSON.parse(line)).toMatchObject({ msg: 'error', err: { message: 'for Asha' } })
  })

  it('keeps the words of ours, alone or beside what they are about', () => {
    const alone = logged((log) => log.info('the disk is 90 %s full'))
    expect(JSON.parse(alone)).toMatchObject({ msg: 'the disk is 90 %s full' })
    const beside = logged((log) => log.warn({ insurer: 'digit' }, 'no answer'))
    expect(JSON.parse(beside)).toMatchObject({ insurer: 'digit', msg: 'no answer' })
  })

  it('says when, and of which trace where there is one', () => {
    const line = (traceId?: string) => {
      const lines: string[] = []
      createLog('info', { write: (text) => void lines.push(text) }, () => traceId).info('listening')
      return JSON.parse(lines.join(''))
    }
    expect(Math.abs(Date.parse(line().time) - Date.now())).toBeLessThan(60_000)
    expect(line('a1b2')).toMatchObject({ traceId: 'a1b2' })
    expect(line()).not.toHaveProperty('traceId')
  })

  it('names the places where a value did not fit, and never the value', () => {
    const place = v.object({ owner: v.object({ pin: v.number() }), doors: v.number() })
    const errorOf = (value: unknown) => {
      try {
        return v.parse(place, value)
      } catch (error) {
        return JSON.parse(logged((log) => log.error({ err: error }))).err.message
      }
    }
    expect(errorOf({ owner: { pin: 'Asha' }, doors: 'Asha' })).toBe('does not fit at owner.pin, doors')
    expect(errorOf('Asha')).toBe('does not fit at the top')
  })

  it('says of what is thrown and no error only what it is', () => {
    const line = logged((log) => log.error({ err: 'Asha' }))
    expect(JSON.parse(line).err).toEqual({ type: 'string', message: 'not an error' })
  })

  it('takes a code or a constraint only where it is a word', () => {
    const error = Object.assign(new Error('lost'), { code: { of: 'Asha' }, constraint: 7 })
    const { err } = JSON.parse(logged((log) => log.error({ err: error })))
    expect(Object.keys(err)).toEqual(['type', 'message', 'at'])
  })

  it('says where an error came from', () => {
    const line = logged((log) => log.error({ err: new Error('for 9876543210') }))
    expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'for [number]' })
    expect(JSON.parse(line).err.at[0]).toContain('log.test.ts')
    const deep = (left: number): Error => (left === 0 ? new Error('deep') : deep(left - 1))
    const placesOf = (error: Error) => JSON.parse(logged((log) => log.error({ err: error }))).err.at
    expect(placesOf(deep(9))).toHaveLength(8)
    expect(placesOf(Object.assign(new Error('from afar'), { stack: undefined }))).toEqual([])
  })
})
