import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applyAnswer } from '#machines/core/answer.ts'
import { productOf } from '#machines/products.ts'
import { serverProducts } from '#machines/server-products.ts'
import { sold } from './document/sold.ts'
import { today } from './play.ts'

const answers = ['car-with-everything', 'health-with-add-ons', 'household-of-pets'].flatMap((name) => {
  const record = sold[name]
  if (!record) throw new Error(`There is no ${name}`)
  const { events } = productOf(serverProducts, record)
  return Object.entries(events).flatMap(([type, { saved, samples }]) =>
    saved
      ? samples(today).map((sample, at) => ({
          name: `${name} ${type} ${at}`,
          type,
          events,
          record,
          sample,
        }))
      : [],
  )
})

test('every form that was sent is filled again with what was given, and says the same when it is sent again', () => {
  const again = answers.flatMap(({ name, type, events, record, sample }) => {
    const given = { type, ...(sample as object) }
    const once = applyAnswer(events, given, record, today)
    const known = events[type]?.saved?.known(once, today)
    if (known === undefined) return []
    const { issues, output } = v.safeParse(events[type]?.schema(today) ?? v.never(), known)
    if (issues) return [[name, issues[0].message, known]]
    const twice = applyAnswer(events, { type, ...(output as object) }, once, today)
    return [[name, twice, once]]
  })
  expect(again.length).toBeGreaterThan(30)
  for (const [name, twice, once] of again) expect(twice, String(name)).toEqual(once)
})
