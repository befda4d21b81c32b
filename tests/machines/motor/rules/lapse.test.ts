import { expect, test } from 'vitest'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import { lapseOf } from '#machines/motor/rules/lapse.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { addDays } from '#machines/rules/calendar.ts'

const today = '2026-11-22'
const ended = (days: number, kind: '2w' | '4w' = '4w') => {
  const record = sampleRecord(today)
  const past = { ...record.previousPolicy, status: 'continue' as const, endDate: addDays(today, -days) }
  return lapseOf(asOfToday({ ...record, vehicleType: kind, previousPolicy: past }, today), today)
}

test('says nothing of a policy that runs', () => {
  expect(ended(0)).toBeUndefined()
  expect(ended(-20)).toBeUndefined()
})

test('tells how long the bonus is kept, and that the car is looked at first', () => {
  expect(ended(1)).toEqual({
    title: 'Expired 1 day ago, on 21 Nov 2026',
    text: [
      'Until a new policy begins the car is not insured and may not be driven.',
      'Your no-claim bonus of 35% is kept if you buy by 18 Feb 2027.',
      'Where damage to the car is insured, insurers look at photographs of it first: you take them with your phone, an underwriter approves them, then you pay.',
    ],
  })
})

test('tells from the 90th day that the bonus is lost', () => {
  expect(ended(89)?.text).toContain('Your no-claim bonus of 35% is kept if you buy by 22 Nov 2026.')
  expect(ended(90)?.text).toContain('A no-claim bonus is lost after 90 days without cover.')
  expect(ended(90)?.text.join(' ')).not.toContain('is kept')
})

test('says of a two-wheeler that some insurers look at it, from the day on which the first of them does', () => {
  const first = Math.min(...motorInsurers.map(({ breakIn }) => breakIn.bikesInspectedAfterDays ?? Infinity))
  expect(ended(first, '2w')?.text.at(-1)).toContain('some insurers look')
  expect(ended(first - 1, '2w')?.text).toEqual([
    'Until a new policy begins the bike is not insured and may not be driven.',
    'Your no-claim bonus of 35% is kept if you buy by 22 Nov 2026.',
  ])
})
