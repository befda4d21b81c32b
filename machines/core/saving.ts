import type { SavedStep } from './meta.ts'

/** Stores an answer and emits it to the outbox; changing one page keeps the way to the next. */
export const saving = <const S extends SavedStep>(step: S) =>
  ['keep', 'goOn', { type: 'save', params: { step } }, { type: 'announce', params: { step } }] as const
