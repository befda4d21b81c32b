import { type MotorRecord, motorRecord } from '#machines/motor/record/motor-record.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'

const place = storageItem(tabStorage, 'wizard', motorRecord)

/** The wizard's answers, saved or not, so that a reload loses none; in session storage. */
export const wizardDraft = {
  read: place.read,
  forget: place.forget,
  /** Without the answers of later pages: identity is never stored in the browser (ruling 18). */
  write: ({ kyc, person, nominee, vehicle, plan, ...record }: MotorRecord) => place.write(record),
}

/**
 * The server's record, or this tab's answers beyond it where nobody else has changed it. How far the purchase has come
 * only the server knows.
 */
export function withDraft(record: MotorRecord, isNews: boolean): MotorRecord {
  const draft = wizardDraft.read()
  if (isNews || draft?.leadId !== record.leadId) return record
  const { version, savedStep, status } = record
  return { ...record, ...draft, version, savedStep, status }
}
