import type { JourneyRecord } from '../../schemas/journey-record.ts'

/** The record without an uploaded photograph, which is asked for once more. */
export const withoutUpload = <R extends JourneyRecord>(record: R, documentId: string): R => ({
  ...record,
  photographs: record.photographs?.filter((one) => one.documentId !== documentId),
})
