import { type TestModel, testModel } from '../../core/test-model.ts'
import { ownDetailsEvents } from './own-details.events.ts'
import { ownDetailsMachine } from './own-details.machine.ts'
import { sampleErasure, sampleOwnProfile, sampleSessions } from './sample-profile.ts'

export const ownDetailsTestModel: TestModel = testModel<{
  profile: { isPartnersWord: boolean }
  theirs?: unknown
  sessions?: readonly unknown[]
  receipt?: { isProfileErased: boolean }
}>({
  key: 'own-details',
  title: 'My profile',
  machine: ownDetailsMachine,
  events: ownDetailsEvents,
  starts: (today) => {
    const profile = sampleOwnProfile(today)
    return [
      { name: 'a customer', input: { profile } },
      { name: 'a visitor of a partner', input: { profile: { ...profile, isPartnersWord: true } } },
    ]
  },
  outcomes: (today) => {
    const profile = { ...sampleOwnProfile(today), city: 'Ajmer', version: '2026-06-15T04:31:00.000Z' }
    return {
      saveDetails: {
        done: [
          { kind: 'saved', profile },
          { kind: 'elsewhere', profile },
          { kind: 'refused', errors: [{ path: 'city', message: 'Field is required' }] },
        ],
      },
      keepReminders: { done: [undefined] },
      fetchOwnData: { done: [undefined] },
      eraseOwnData: { done: [sampleErasure, { ...sampleErasure, isProfileErased: true, kept: [] }] },
      listSessions: { done: [sampleSessions, sampleSessions.slice(0, 1)] },
      endSession: { done: [undefined] },
      logOutEverywhere: { done: [undefined] },
    }
  },
  identity: ({ profile, theirs, sessions, receipt }) => [
    profile.isPartnersWord,
    theirs !== undefined,
    sessions?.length,
    receipt?.isProfileErased,
  ],
})
