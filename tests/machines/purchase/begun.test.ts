import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { emptyHealth } from '#machines/health/record/health-record.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { healthMachine } from '#machines/health/wizard/health.machine.ts'
import { emptyPet } from '#machines/pet/record/pet-record.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { outcome, type Play, play, today } from '../play.ts'

const wizards = [
  [
    'health',
    {
      machine: healthMachine,
      empty: emptyHealth,
      first: { type: 'basics.given', ...healthEvents['basics.given'].samples(today)[0] },
      told: ['basics'],
      priced: sampleHealth(),
      plan: sampleHealthPlan(today),
      title: 'Health cover',
      step: 2,
      events: healthEvents,
      usual: defaultHealthRequest,
      wish: { ...defaultHealthRequest, sumInsured: 1_000_000, addOns: ['careShield'] },
    },
  ],
  [
    'pet',
    {
      machine: petMachine,
      empty: emptyPet,
      first: { type: 'owner.given', ...petEvents['owner.given'].samples(today)[0] },
      told: ['owner', 'customer'],
      priced: samplePets(today),
      plan: samplePetPlan(today),
      title: 'Pet cover',
      step: 3,
      events: petEvents,
      usual: defaultPetRequest,
      wish: { ...defaultPetRequest, sumInsured: 100_000, opdLimit: 5_000 },
    },
  ],
] as const

const inputOf = (page: Play, id: string) => page.snapshot().children[id]?.getSnapshot().input
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))

describe.each(wizards)('a %s journey', (_, wizard) => {
  const { machine, empty, first, told, priced, plan, title, step, events, usual, wish } = wizard
  const open = (record: object = empty) => play(machine, { today, record })
  const listed = () => open(priced).hear({ type: 'quote.arrived', plan }, { type: 'quotes.ended' })
  const choice = { type: 'plan.chosen', insurerId: plan.insurerId, caseId: plan.caseId }

  /** What is told to the outside while these events are heard. */
  function heard(record: object, ...events: object[]) {
    const actor = createActor(machine as never, { input: { today, record } as never })
    const emitted: { type: string }[] = []
    actor.on('*' as never, (event: never) => emitted.push(event))
    actor.start()
    for (const event of events) actor.send(event as never)
    return emitted
  }

  test('is begun with its first answer, once the store has it', () => {
    const page = open().hear(first)
    expect(page.screen()).toMatchObject({ title, view: 'waiting', busy: true })
    const { record } = page.context()
    for (const key of told) expect(record[key], key).toBeDefined()
    expect(inputOf(page, 'startJourney')).toEqual({ record })
    page.hear(outcome.done('startJourney', { leadId: 'lead-7', version: 3, quotationNumber: 'Q-1' }))
    const begun = { leadId: 'lead-7', version: 3, quotationNumber: 'Q-1', savedStep: 1 }
    expect(page.context().record).toEqual({ ...record, ...begun })
  })

  test('that the store does not take waits with its answer, to be tried again or corrected', () => {
    const page = () => open().hear(first, offline('startJourney'))
    expect(page().screen()).toMatchObject({ view: 'notStarted', title, problem: 'You seem to be offline.' })
    expect(page().hear({ type: 'start.retried' }).screen().busy).toBe(true)
    expect(page().hear({ type: 'back' }).screen().asks).toBe(first.type)
    expect(page().context().record[told[0]]).toBeDefined()
  })

  test('tells every answer, and what is to be saved of it', () => {
    expect(heard(empty, first)).toEqual([{ type: 'answered', event: first }])
    const changed = heard(priced, { type: 'revisited', screen: first.type.split('.')[0] }, first)
    expect(changed).toMatchObject([
      { type: 'answered', event: first },
      { type: 'saved', step: 1, record: { leadId: 'lead-1', savedStep: 1 } },
    ])
  })

  test('asks anew with other wishes, and drops what was chosen for those before', () => {
    const page = open({ ...priced, plan }).hear({ type: 'request.changed', request: wish })
    expect(page.context().record).toMatchObject({ request: wish, plan: undefined, savedStep: step })
    expect(page.state()).toContain('prices.asking')
    const { saved } = events['request.changed']
    expect(saved?.known({ ...priced, request: wish } as never, today)).toEqual({ request: wish })
    expect(saved?.known({ ...priced, request: undefined } as never, today)).toEqual({ request: usual })
    expect(saved?.isRated).toBe(true)
  })

  test('keeps the plan that was chosen once it is saved, and tells so', () => {
    const page = listed().hear(choice)
    expect(page.screen().busy).toBe(true)
    expect(page.context()).toMatchObject({ opened: plan.insurerId, record: { plan, savedStep: step } })
    expect(inputOf(page, 'savePlan')).toEqual({ record: page.context().record })
    expect(page.hear(outcome.done('savePlan', { version: 9 })).screen().path).toBe('/proposal/{id}')
    expect(page.context().record).toMatchObject({ plan, version: 9 })
  })
})
