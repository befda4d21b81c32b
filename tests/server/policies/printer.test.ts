import { describe, expect, it } from 'vitest'
import { motorDocument } from '#machines/motor/document/motor-document.ts'
import { createPrinter } from '#server/policies/document/print/printer.ts'
import { policyDocument } from '#server/printed/policy-document.ts'
import { GaveUp } from '#server/threads/worker-thread.ts'
import { anIssuedPolicy } from './an-issued-policy.ts'
import { metaOf } from './pdf-text.ts'

const issued = anIssuedPolicy()
const document = policyDocument(issued, motorDocument(issued), {
  baseUrl: 'https://safar.test',
  isSandbox: true,
})
const busy = { code: 'busy', details: { retryAfterSeconds: 5 } }

describe('the printer', () => {
  it('prints in its thread, and goes on after a document that cannot be printed', async () => {
    const print = createPrinter()
    const broken = { ...document, chapters: [{ title: '', subtitle: '', blocks: [{ kind: 'table' }] }] }
    await expect(print(broken as unknown as typeof document)).rejects.toThrow(TypeError)
    expect((await metaOf(await print(document))).info).toMatchObject({ Title: document.title })
  })

  it('asks to try again when twenty documents wait already', async () => {
    let finish = (_: Uint8Array) => {}
    const print = createPrinter({ run: () => new Promise((resolve) => (finish = resolve)) })
    const [first, ...others] = Array.from({ length: 21 }, () => print(document))
    await expect(others.at(-1)).rejects.toMatchObject(busy)
    finish(new Uint8Array([1]))
    expect(await first).toEqual(new Uint8Array([1]))
  })

  it('asks to try again when a document took too long', async () => {
    const print = createPrinter({ run: () => Promise.reject(new GaveUp('time')) })
    await expect(print(document)).rejects.toMatchObject(busy)
  })
})
