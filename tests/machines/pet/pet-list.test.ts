import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { petLimits } from '#machines/pet/record/pet-limits.ts'
import { samplePet, samplePets } from '#machines/pet/record/samples.ts'
import { nextPetId } from '#machines/pet/rules/pet-list.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petMachine } from '#machines/pet/wizard/pet.machine.ts'

const today = '2026-11-21'
const [sample] = petEvents['pet.given'].samples(today)
if (!sample) throw new Error('There is no sample of a pet')
const dog = sample

const owner = { ...samplePets(today), pets: [] }
const start = () => createActor(petMachine, { input: { today, record: owner } }).start()
type Running = ReturnType<typeof start>

const names = (actor: Running) => actor.getSnapshot().context.record.pets?.map(({ name }) => name)
const ids = (actor: Running) => actor.getSnapshot().context.record.pets?.map(({ petId }) => petId) ?? []

type Act = { kind: 'add' | 'edit' | 'remove'; at: number; name: string }
const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('add', 'add', 'edit', 'remove'),
  at: fc.nat(petLimits.pets.max - 1),
  name: fc.string({ minLength: 1, maxLength: 8 }),
})

/** What an owner does on the pages, and the same done to a plain list. */
function perform(actor: Running, list: string[], { kind, at, name }: Act): void {
  const petId = ids(actor)[at]
  if (kind === 'add') {
    actor.send({ type: 'pet.added' })
    if (list.length >= petLimits.pets.max) return
    actor.send({ type: 'pet.given', ...dog, name, petId: nextPetId(actor.getSnapshot().context.record) })
    list.push(name)
  } else if (petId !== undefined && kind === 'edit') {
    actor.send({ type: 'pet.opened', petId })
    actor.send({ type: 'pet.given', ...dog, name, petId })
    list[at] = name
  } else if (petId !== undefined) {
    actor.send({ type: 'pet.removed', petId })
    list.splice(at, 1)
  }
}

describe('the pets of a household', () => {
  test('are what a plain list would hold, added, changed and taken out in any order [PET-03]', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
        const actor = start()
        const list: string[] = []
        for (const act of acts) {
          perform(actor, list, act)
          expect(names(actor)).toEqual(list)
          expect(new Set(ids(actor)).size).toBe(list.length)
        }
        expect(actor.getSnapshot().value).toBe(list.length === 0 ? 'pet' : 'pets')
      }),
      { numRuns: 300 },
    )
  })

  test('never get the number of one that was taken out, not even of the last', () => {
    const actor = start()
    const list: string[] = []
    perform(actor, list, { kind: 'add', at: 0, name: 'Rex' })
    perform(actor, list, { kind: 'remove', at: 0, name: '' })
    perform(actor, list, { kind: 'add', at: 0, name: 'Mia' })
    expect(ids(actor)).toEqual([2])
  })

  test('are at most eight: the ninth is not asked for, and not taken where it comes all the same', () => {
    const actor = start()
    const list: string[] = []
    for (let at = 0; at < petLimits.pets.max; at++) perform(actor, list, { kind: 'add', at, name: `P${at}` })
    expect(actor.getSnapshot().can({ type: 'pet.added' })).toBe(false)
    const ninth = { type: 'pet.given', ...dog, petId: 9 } as const
    expect(actor.getSnapshot().can(ninth)).toBe(false)
    actor.send({ type: 'pet.opened', petId: 8 })
    expect(actor.getSnapshot().can(ninth)).toBe(false)
    actor.send({ type: 'pet.given', ...dog, name: 'Changed', petId: 8 })
    expect(names(actor)?.at(-1)).toBe('Changed')
  })

  test('take no number but that of a pet of the list or the next, and lose none that is not among them', () => {
    const actor = start()
    perform(actor, [], { kind: 'add', at: 0, name: 'Rex' })
    expect(actor.getSnapshot().can({ type: 'pet.removed', petId: 2 })).toBe(false)
    actor.send({ type: 'pet.added' })
    expect(actor.getSnapshot().can({ type: 'pet.given', ...dog, petId: 3 })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'pet.given', ...dog, petId: 2 })).toBe(true)
  })

  test('one that was opened is forgotten again, whether it was changed or left', () => {
    for (const leaving of [{ type: 'back' }, { type: 'pet.given', ...dog, petId: 1 }] as const) {
      const actor = start()
      perform(actor, [], { kind: 'add', at: 0, name: 'Rex' })
      actor.send({ type: 'pet.opened', petId: 1 })
      expect(actor.getSnapshot()).toMatchObject({ value: 'changing', context: { changed: 1 } })
      actor.send(leaving)
      expect(actor.getSnapshot().value).toBe('pets')
      expect(actor.getSnapshot().context.changed).toBeUndefined()
    }
  })

  test('are the list that is given whole, and priced as such', () => {
    const actor = start()
    perform(actor, [], { kind: 'add', at: 0, name: 'Rex' })
    const pets = [3, 5].map((petId) => ({ ...samplePet(today), petId, name: `P${petId}` }))
    actor.send({ type: 'pets.given', pets })
    expect(actor.getSnapshot().context.record.pets).toEqual(pets)
    expect(actor.getSnapshot().matches('open')).toBe(true)
  })

  test('a list of nine is no answer', () => {
    const [given] = petEvents['pets.given'].samples(today)
    const pet = given?.pets[0]
    if (!pet) throw new Error('There is no sample of a list')
    const nine = Array.from({ length: 9 }, (_, at) => ({ ...pet, petId: at + 1 }))
    const schema = petEvents['pets.given'].schema(today)
    expect(v.is(schema, { pets: nine })).toBe(false)
    expect(v.is(schema, { pets: nine.slice(1) })).toBe(true)
  })
})
