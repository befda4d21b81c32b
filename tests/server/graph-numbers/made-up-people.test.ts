import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { button } from '#machines/core/event.ts'
import { testModel } from '#machines/core/test-model.ts'
import { believable, moments } from '#server/graphs/seed/behaviour.ts'
import { chanceOf, likingOf } from '#server/graphs/seed/random.ts'
import { leadsOn, madeUpSegment, pickTestModel, pickVisitor } from '#server/graphs/seed/visitors.ts'
import { walkJourney } from '#server/graphs/seed/walk-journey.ts'
import { SimulatedMachine } from '#server/graphs/seed/walked-machine.ts'

/** A shop with something of everything that people meet: answers, ways back, a call, a delay and an end. */
const shop = testModel({
  key: 'shop',
  title: 'Shop',
  machine: createMachine({
    id: 'shop',
    initial: 'choosing',
    states: {
      choosing: { on: { 'hat.chosen': 'trying', 'shoe.chosen': 'trying', 'window.closed': 'left' } },
      trying: { on: { 'try.failed': 'choosing', 'way.back': 'choosing', 'price.asked': 'asking' } },
      asking: {
        invoke: {
          id: 'price',
          src: fromPromise(() => Promise.resolve()),
          onDone: 'paying',
          onError: 'failed',
        },
      },
      failed: { on: { revisited: 'asking', 'price.asked': 'asking' } },
      paying: { after: { 90000: 'choosing' }, on: { 'sum.paid': 'left' } },
      left: { type: 'final' },
    },
  }),
  events: Object.fromEntries(
    [
      'hat.chosen',
      'shoe.chosen',
      'window.closed',
      'try.failed',
      'way.back',
      'price.asked',
      'revisited',
      'sum.paid',
    ].map((event) => [event, button(event)]),
  ),
  starts: () => [
    { name: 'on foot', input: undefined },
    { name: 'by car', input: undefined },
  ],
  outcomes: () => ({ price: { done: [undefined] } }),
  identity: () => '',
})

const counted = (all: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(all)].sort().map((one) => [one, all.filter((other) => other === one).length]),
  )
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('made-up people', () => {
  it('do the same for the same seed as they did in earlier versions', () => {
    const chance = chanceOf(3)
    const machine = new SimulatedMachine(shop, '2026-06-15')
    const walks = Array.from({ length: 400 }, () => walkJourney(machine, believable, chance))
    const rows = walks.flatMap((walk) => walk.rows)
    expect({
      moves: counted(rows.map(({ edge = 'start' }) => edge)),
      misses: counted(
        walks.flatMap(({ unhandled }) => unhandled.map(({ state, event }) => `${state} ${event}`)),
      ),
      resting: counted(walks.map(({ resting }) => resting.join())),
      ms: sum(walks.map(({ ms }) => ms)),
      dwell: sum(rows.map(({ dwell = 0 }) => dwell)),
      longest: Math.max(...walks.map((walk) => walk.rows.length)),
    }).toMatchInlineSnapshot(`
      {
        "dwell": 23884745,
        "longest": 15,
        "misses": {
          "shop.asking revisited": 1,
          "shop.choosing revisited": 1,
          "shop.paying hat.chosen": 1,
          "shop.paying revisited": 1,
        },
        "moves": {
          "shop.asking xstate.done.actor.price 0": 400,
          "shop.asking xstate.error.actor.price 0": 19,
          "shop.choosing hat.chosen 0": 126,
          "shop.choosing shoe.chosen 0": 302,
          "shop.choosing window.closed 0": 30,
          "shop.failed price.asked 0": 17,
          "shop.paying sum.paid 0": 319,
          "shop.paying xstate.after.90000.shop.paying 0": 62,
          "shop.trying price.asked 0": 410,
          "shop.trying try.failed 0": 5,
          "shop.trying way.back 0": 3,
          "start": 400,
        },
        "ms": 23884745,
        "resting": {
          "shop.asking": 8,
          "shop.choosing": 12,
          "shop.failed": 2,
          "shop.left": 349,
          "shop.paying": 19,
          "shop.trying": 10,
        },
      }
    `)
  })

  it('are recorded as a browser records: numbered in order, each as long ago as it was', () => {
    const chance = chanceOf(5)
    const machine = new SimulatedMachine(shop, '2026-06-15')
    for (let count = 0; count < 100; count += 1) {
      const { rows, unhandled, ms } = walkJourney(machine, believable, chance)
      const told = [...rows, ...unhandled].sort((one, other) => one.seq - other.seq)
      expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at))
      expect(told.map(({ ago }) => ago)).toEqual(told.map(({ ago }) => ago).sort((a, b) => b - a))
      expect(told[0]?.ago).toBe(ms)
      expect(rows.at(-1)?.ago).toBe(0)
    }
  })

  it('begin with any start of a machine, the first ones more often', () => {
    const chance = chanceOf(1)
    const starts = Array.from({ length: 1000 }, () => believable.start(chance, 3))
    expect(counted(starts.map(String))).toMatchInlineSnapshot(`
      {
        "0": 580,
        "1": 247,
        "2": 173,
      }
    `)
  })

  it('come by day more than by night, seldom at weekends, and ever more of them', () => {
    const now = new Date('2026-06-15T12:00:00+05:30')
    const come = moments(chanceOf(3), 2000, { days: 28, now })
    const hours = come.map((at) => new Date(at.getTime() + 5.5 * 3_600_000))
    expect(come).toEqual(come.toSorted((one, other) => one.getTime() - other.getTime()))
    expect(come[0]?.getTime()).toBeGreaterThan(now.getTime() - 28 * 24 * 3_600_000)
    expect(come.at(-1)?.getTime()).toBeLessThan(now.getTime())
    expect({
      byHour: counted(hours.map((at) => String(at.getUTCHours()).padStart(2, '0'))),
      byDay: counted(hours.map((at) => String(at.getUTCDay()))),
      byWeek: counted(come.map((at) => String(Math.floor((now.getTime() - at.getTime()) / 604_800_000)))),
    }).toMatchInlineSnapshot(`
      {
        "byDay": {
          "0": 224,
          "1": 295,
          "2": 296,
          "3": 301,
          "4": 326,
          "5": 335,
          "6": 223,
        },
        "byHour": {
          "00": 3,
          "01": 8,
          "02": 8,
          "03": 6,
          "04": 10,
          "05": 16,
          "06": 27,
          "07": 55,
          "08": 95,
          "09": 139,
          "10": 145,
          "11": 190,
          "12": 183,
          "13": 150,
          "14": 87,
          "15": 50,
          "16": 50,
          "17": 88,
          "18": 113,
          "19": 160,
          "20": 183,
          "21": 140,
          "22": 70,
          "23": 24,
        },
        "byWeek": {
          "0": 593,
          "1": 516,
          "2": 465,
          "3": 426,
        },
      }
    `)
  })

  it('want bikes and cars more than pets, mostly as customers on a phone', () => {
    const chance = chanceOf(3)
    const home = catalogue.find(({ key }) => key === 'home')
    if (!home) throw new Error('There is no home page')
    const visitors = Array.from({ length: 2000 }, () => pickVisitor(chance, home, catalogue))
    expect({
      product: counted(visitors.map(({ product }) => product)),
      who: counted(visitors.map(({ source, channel }) => `${source} ${channel}`)),
      device: counted(visitors.map(({ device }) => device)),
      machines: counted(
        visitors.map(({ product, machines }) => `${product}: ${machines.map(({ key }) => key).join(' ')}`),
      ),
    }).toMatchInlineSnapshot(`
      {
        "device": {
          "computer": 569,
          "phone": 1353,
          "tablet": 78,
        },
        "machines": {
          "bike: home motor quote-list proposal kyc payment": 886,
          "car: home motor quote-list proposal kyc payment": 731,
          "health: home health health-proposal kyc payment": 275,
          "pet: home pet pet-proposal kyc payment": 108,
        },
        "product": {
          "bike": 886,
          "car": 731,
          "health": 275,
          "pet": 108,
        },
        "who": {
          "agent desk": 327,
          "customer partner": 236,
          "customer web": 1409,
          "test web": 28,
        },
      }
    `)
    const begun = Array.from({ length: 2000 }, () => pickTestModel(chance, catalogue)?.key ?? 'none')
    const { home: homes = 0, motor = 0, login = 0, merge = 0 } = counted(begun)
    expect(homes).toBeGreaterThan(3 * motor)
    expect(motor).toBeGreaterThan(2 * login)
    expect(login).toBeGreaterThan(2 * merge)
  })

  it('are counted as made up, on the server where a machine runs there, and before a product as of none', () => {
    const of = (key: string) => {
      const found = catalogue.find((one) => one.key === key)
      if (!found) throw new Error(`There is no ${key}`)
      return found
    }
    const visitor = {
      product: 'car',
      source: 'agent',
      channel: 'desk',
      device: 'phone',
      machines: [],
    } as const
    const segment = (key: string) => madeUpSegment({ ...visitor, machines: [] }, of(key))
    const { machines: _, ...told } = visitor
    expect(segment('motor')).toEqual({ ...told, side: 'browser', madeUp: true })
    expect(segment('home')).toEqual({ ...told, product: 'none', side: 'browser', madeUp: true })
    expect(segment('lifecycle')).toEqual({
      ...told,
      channel: 'server',
      device: 'none',
      side: 'server',
      madeUp: true,
    })
    expect(leadsOn(of('payment'), ['payment.summary'])).toBe(false)
    expect(leadsOn(of('payment'), ['payment.summary', 'payment.issued'])).toBe(true)
    expect(leadsOn(of('payment'), ['payment.issued.shown'])).toBe(true)
    expect(leadsOn(of('payment'), ['payment.issuedLater'])).toBe(false)
  })
})

it('chance is even, and what is around a value half of the time below it', () => {
  const chance = chanceOf(7)
  const drawn = Array.from({ length: 4000 }, () => chance.next())
  expect(sum(drawn) / 4000).toBeCloseTo(0.5, 1)
  expect(drawn.slice(0, 3)).toMatchInlineSnapshot(`
    [
      0.011704753153026104,
      0.06195825757458806,
      0.97690763277933,
    ]
  `)
  const around = Array.from({ length: 4000 }, () => chance.around(100))
  expect(around.filter((one) => one < 100).length / 4000).toBeCloseTo(0.5, 1)
  expect(around.filter((one) => one > 500).length / 4000).toBeCloseTo(0.05, 1)
  expect(around.slice(0, 3).map((one) => one.toFixed(6))).toMatchInlineSnapshot(`
    [
      "43.746021",
      "77.925625",
      "17.392497",
    ]
  `)
  expect(chance.pick([], () => 1)).toBeUndefined()
  const picks = Array.from({ length: 4000 }, () => chance.pick([1, 2, 7], (one) => one) ?? 0)
  expect(counted(picks.map(String))).toMatchInlineSnapshot(`
    {
      "1": 403,
      "2": 824,
      "7": 2773,
    }
  `)
  expect(['', 'a', 'b', 'motor.make'].map(likingOf)).toMatchInlineSnapshot(`
    [
      0.688212405584802,
      0.17607385366598002,
      0.03268482490272374,
      0.441214618142977,
    ]
  `)
})
