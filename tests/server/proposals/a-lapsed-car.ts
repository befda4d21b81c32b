import { saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { Shot } from '#machines/motor/record/photograph.ts'
import { missingShots } from '#machines/motor/rules/inspection.ts'
import { png } from '../kyc/an-owner.ts'
import type { TestServer } from '../support/test-server.ts'
import { aShopper, digit } from './a-shopper.ts'

/** Asha, whose policy ended 100 days ago: everything answered but the photographs that the insurer asks for. */
export async function aLapsedCar(server: TestServer) {
  const shopper = await aShopper(server)
  const { visitor, customerLeadId } = shopper
  const { previousPolicy } = await shopper.record()
  await shopper.save(6, {
    previousPolicy: previousPolicy && {
      ...previousPolicy,
      endDate: '2026-03-07',
      status: 'expired before 90 days',
    },
  })
  await shopper.complete(digit)
  const car = {
    ...shopper,
    async upload(shot: Shot): Promise<string> {
      const file = new File([new Uint8Array(png)], 'car.png', { type: 'image/png' })
      const request = { customerLeadId, docName: shot, category: 'photographs', file }
      return (await visitor.call(uploadDocument, request)).data.id
    },
    async photograph(shot: Shot): Promise<string> {
      const documentId = await car.upload(shot)
      await car.show(shot, documentId)
      return documentId
    },
    /** Names an uploaded photograph, and whatever else the browser says of the proposal. */
    async show(shot: Shot, documentId: string, beside: Partial<MotorRecord> = {}) {
      const events = [{ type: 'photograph.given', shot, documentId }]
      const record = { ...(await shopper.record()), ...beside }
      const answered = { screen: 'photographs', events }
      await visitor.call(saveFlow, toSave(record, 10, { loggedInUser: false, answered }))
    },
    /** Every photograph that is still missing. */
    async photographAll() {
      for (const shot of missingShots(await shopper.record(), server.clock.today()))
        await car.photograph(shot)
    },
  }
  return car
}
export type LapsedCar = Awaited<ReturnType<typeof aLapsedCar>>
