import { type TestModel, testModel } from '../../core/test-model.ts'
import type { OwnQuotation } from '../../schemas/profile.ts'
import { ownJourneysEvents } from './own-journeys.events.ts'
import { ownJourneysMachine } from './own-journeys.machine.ts'
import { sampleQuotation } from './sample-profile.ts'

export const ownJourneysTestModel: TestModel = testModel<{ quotation?: OwnQuotation }>({
  key: 'own-journeys',
  title: 'My policies and quotations',
  machine: ownJourneysMachine,
  events: ownJourneysEvents,
  starts: () => [{ name: 'the lists', input: undefined }],
  outcomes: (today) => ({
    renewPolicy: { done: [sampleQuotation(today, { savedStep: 5, isRenewal: true })] },
    fetchDocument: { done: [undefined] },
    fetchReceipt: { done: [undefined] },
  }),
  identity: ({ quotation }) => [quotation?.leadsTo.path],
})
