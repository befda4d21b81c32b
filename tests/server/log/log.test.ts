import { DrizzleQueryError } from 'drizzle-orm/errors'
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

  it('says where an error came from', () => {
    const line = logged((log) => log.error({ err: new Error('for 9876543210') }))
    expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'for [number]' })
    expect(JSON.parse(line).err.at[0]).toContain('log.test.ts')
  })
})
