import { type MotorRecord, motorRecord } from '#machines/motor/record/motor-record.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'

const place = storageItem(tabStorage, 'wizard', motorRecord)

/** The wizard's answers, saved or not, so that a reload loses none; in this tab only. */
export const wizardDraft = {
  read: place.read,
  forget: place.forget,
  /** Without what later pages ask: identity is never written down in the browser (decisions 18). */
  write: ({ kyc, person, nominee, vehicle, plan, ...record }: MotorRecord) => place.write(record),
}

/** What the server has, or, where nobody else has moved it on, what this tab has answered beyond it. */
export function withDraft(record: MotorRecord, isNews: boolean): MotorRecord {
  const draft = wizardDraft.read()
  if (isNews || draft?.leadId !== record.leadId) return record
  return { ...record, ...draft, version: record.version, savedStep: record.savedStep }
}
