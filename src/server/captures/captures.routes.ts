import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { capturedEvent, captureEvents, readCaptureKey } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { keepBatch } from './captures.store.ts'
import { decrypted } from './decrypt.ts'
import { captureKeys } from './keys.ts'

const batch = v.pipe(v.string(), v.parseJson(), v.array(capturedEvent), v.maxLength(limits.capture.keptMax))

/** What visitors do on pages, for those who allow it (decision 0172). */
export const captures: Module = (deps) => {
  const { db, clock, config } = deps
  const keys = captureKeys(deps)
  const count = rateLimit(deps, { name: 'capture-address', times: 600, withinSeconds: 60 })

  const key = serve(readCaptureKey, async () => {
    const current = (await keys.current()) ?? fail('unavailable')
    return { status: 'success' as const, data: { keyId: current.id, key: current.spki } }
  })

  const capture = serve(captureEvents, async ({ request: { eventData, keyId }, c }) => {
    await count(clientAddressOf(c))
    const used = keyId === undefined ? await keys.current() : await keys.find(keyId)
    const read = v.safeParse(batch, used && decrypted(eventData, used.privateKey))
    if (!read.success) return refuse('The batch could not be read')
    await keepBatch(db, {
      hash: createHash('sha256')
        .update(eventData.encryptedKey + eventData.tag)
        .digest('base64url'),
      day: clock.today(),
      events: read.output,
      visitOf: (sessionId) => keyedHash(config.secrets.signing, `visit ${sessionId}`),
    })
    return { status: 'success' as const }
  })

  return new Hono<ServerEnv>().route('/', key).route('/', capture)
}

const refuse = (message: string) => fail('invalid', undefined, { issues: [{ path: 'eventData', message }] })
