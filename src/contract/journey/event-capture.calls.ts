import * as v from 'valibot'
import { call } from '../call.ts'

const base64 = v.pipe(v.string(), v.base64())

/** A batch of captured events that only the holder of the private key can read (spec §7, C-116). */
export const captureEvents = call({
  method: 'POST',
  path: 'motor/getEventCapture',
  kind: 'authed',
  action: 'product.look',
  request: v.object({
    eventData: v.object({ encryptedKey: base64, iv: base64, ciphertext: base64, tag: base64 }),
  }),
  reply: v.object({ status: v.literal('success') }),
  isSuccess: (reply) => reply.status === 'success',
})
