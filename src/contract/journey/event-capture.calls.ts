import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { call } from '../call.ts'

const base64 = v.pipe(v.string(), v.base64())
const short = v.pipe(v.string(), v.maxLength(limits.capture.textMax))

/** What a person did on a page, in the specification's fifteen fields. */
export const capturedEvent = v.object({
  eventType: v.picklist(['click', 'change', 'input', 'focus']),
  elementId: short,
  elementType: short,
  elementLabel: short,
  /** A path; what in it names a journey is masked. */
  page: v.pipe(short, v.regex(/^\/[^?#]*$/)),
  /** Empty unless its field may be recorded. */
  value: short,
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  /** `customer` or `employee`: not which. */
  userId: short,
  sessionId: short,
  browser: short,
  os: short,
  device: v.picklist(['mobile', 'desktop']),
  referrer: short,
  customerLeadId: short,
  stepData: short,
})
export type CapturedEvent = v.InferOutput<typeof capturedEvent>

/** AES-256-GCM under a fresh key, which is encrypted by RSA-OAEP with SHA-256 (C-116). */
const sealedBatch = v.object({ encryptedKey: base64, iv: base64, ciphertext: base64, tag: base64 })
export type SealedBatch = v.InferOutput<typeof sealedBatch>

/** A batch of captured events that only the holder of the private key can read (spec §7). */
export const captureEvents = call({
  method: 'POST',
  path: 'motor/getEventCapture',
  kind: 'authed',
  action: 'product.look',
  request: v.object({
    eventData: sealedBatch,
    /** Which of the server's keys it is for; the current one where it says nothing. */
    keyId: v.optional(v.string()),
  }),
  reply: v.object({ status: v.literal('success') }),
  isSuccess: (reply) => reply.status === 'success',
})

/** The public key for batches, as SPKI. */
export const readCaptureKey = call({
  method: 'GET',
  path: 'journey/captureKey',
  kind: 'read',
  action: 'product.look',
  request: v.object({}),
  reply: v.object({ status: v.literal('success'), data: v.object({ keyId: v.string(), key: base64 }) }),
  isSuccess: (reply) => reply.status === 'success',
})
