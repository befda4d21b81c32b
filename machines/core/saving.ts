import type { SavedStep } from './meta.ts'

/** Emits to the outbox what is in the record; changing one page keeps the way to the next. */
export const savingAs = <const S extends SavedStep>(step: S) =>
  ['goOn', { type: 'save', params: { step } }, { type: 'announce', params: { step } }] as const

/** Stores an answer first. */
export const saving = <const S extends SavedStep>(step: S) => ['keep', ...savingAs(step)] as const
