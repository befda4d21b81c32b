import { describe, expect, it, vi } from 'vitest'
import { emptyOutbox, mayBeStored } from '#web/saving/outbox-storage.ts'
import { aRecord } from './a-record.ts'
import { type Answer, anOutbox, current, lost, refused, saved, settled, steps } from './an-outbox.ts'

describe('the outbox', () => {
  it('saves in order, one at a time, each on the version of the save before', async () => {
    const { outbox, sent } = anOutbox([saved(2), saved(3)])
    outbox.add(aRecord(), 2)
    outbox.add(aRecord(), 3)
    expect(steps(sent)).toEqual([[2, 1]])
    expect(outbox.state()).toBe('saving')
    expect(await outbox.flush()).toBe(true)
    expect(steps(sent)).toEqual([
      [2, 1],
      [3, 2],
    ])
    expect(outbox.version('lead-1')).toBe(3)
  })

  it('retries while the server is unreachable, and reports unsaved answers', async () => {
    const { outbox, sent, goOn } = anOutbox([lost, refused(503, 'unavailable'), saved(2)])
    const heard = vi.fn()
    outbox.subscribe(() => heard(outbox.state()))
    outbox.add(aRecord(), 2)
    expect(await outbox.flush()).toBe(false)
    goOn()
    await settled()
    expect(outbox.state()).toBe('notSaved')
    goOn()
    await settled()
    expect(sent).toHaveLength(3)
    expect(outbox.pending()).toEqual([])
    expect(heard.mock.calls.flat()).toEqual(['saving', 'notSaved', 'notSaved', 'saved'])
  })

  it('sends no event that was taken back, nor what came after it', async () => {
    const { outbox, sent } = anOutbox([saved(2)])
    const [chosen, named, left] = ['make.chosen', 'registration.given', 'back'].map((type) => ({ type }))
    for (const event of [chosen, named, left]) if (event) outbox.holdEvent('lead-1', { event })
    outbox.takeBack('lead-1', { ...chosen, type: 'never.held' })
    if (named) outbox.takeBack('lead-1', named)
    outbox.add(aRecord(), 2)
    expect(await outbox.flush()).toBe(true)
    expect(sent[0]?.events).toEqual([chosen])
  })

  it('keeps nothing of whoever signs out, nor what an answer on its way brings', async () => {
    let answer: (sent: Answer) => void = () => {}
    const { outbox, sent, answers, kept } = anOutbox([])
    outbox.holdEvent('lead-2', { event: { type: 'make.chosen' } })
    answers.push(new Promise((resolve) => (answer = resolve)) as never)
    outbox.holdEvent('lead-1', { event: { type: 'contact.given', fullName: 'Asha Sharma' } })
    outbox.add(aRecord(), 5)
    outbox.add(aRecord(), 6)
    expect(JSON.stringify(kept())).toContain('Asha')
    outbox.discard()
    expect(kept()).toEqual(emptyOutbox)
    answer(saved(2))
    await settled()
    expect(kept()).toEqual(emptyOutbox)
    expect(sent).toHaveLength(1)
    expect(outbox.state()).toBe('saved')
  })

  it('retries at once when told to', async () => {
    const { outbox, sent } = anOutbox([lost, saved(2)])
    outbox.add(aRecord(), 2)
    await settled()
    outbox.retry()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.state()).toBe('saved')
  })

  it('sends after a reload what was queued before it', async () => {
    const before = anOutbox([])
    before.outbox.add(aRecord(), 2)
    const after = anOutbox([saved(2)], JSON.parse(JSON.stringify(before.kept())))
    expect(await after.outbox.flush()).toBe(true)
    expect(steps(after.sent)).toEqual([[2, 1]])
  })

  it('stores no identity in the browser', () => {
    const { outbox } = anOutbox([])
    const kyc = {
      kycStatus: 'success',
      kycType: 'ckyc',
      docName: 'pan',
      docNumber: '',
      reference: '',
    } as const
    const person = { salutation: 'Ms', fullName: 'Asha', email: '', mobile: '', pan: 'ABCPS1234D' }
    const address = { addressLine: '', pincode: '', city: '', state: '' }
    outbox.add(aRecord({ savedStep: 7, kyc, person: { ...person, ...address } }), 8)
    outbox.add(aRecord({ savedStep: 8 }), 9)
    expect(outbox.pending().map(mayBeStored)).toEqual([false, true])
  })

  it('replaces a queued save of a step by a later one, never the one in flight', () => {
    const { outbox, sent } = anOutbox([])
    for (const label of ['Tata', 'Kia', 'Honda']) outbox.add(aRecord({ make: { value: 1, label } }), 2)
    expect(sent).toHaveLength(1)
    expect(outbox.pending().map(({ step2 }) => step2)).toEqual(
      ['Tata', 'Honda'].map((label) => ({ make: { value: 1, label } })),
    )
  })

  it('treats a save as done when only its reply was lost', async () => {
    const { outbox, sent, news } = anOutbox([
      refused(409, 'saved-elsewhere', { current: current(2, 'Maruti') }),
      saved(3),
    ])
    outbox.add(aRecord(), 2)
    outbox.add(aRecord(), 3)
    expect(await outbox.flush()).toBe(true)
    expect(steps(sent)).toEqual([
      [2, 1],
      [3, 2],
    ])
    expect(outbox.conflict('lead-1')).toBeUndefined()
    expect(news).toEqual([])
  })

  it('reports which answers the server rejected', async () => {
    const issues = [{ path: 'mobile', message: 'Invalid Mobile Number' }]
    const { outbox, news } = anOutbox([refused(422, 'invalid', { issues })])
    outbox.add(aRecord(), 5)
    await outbox.flush()
    expect(news).toMatchObject([{ kind: 'refused', step: 5, failure: { issues } }])
  })

  it('holds a save until the owner is proved, then sends it', async () => {
    const { outbox, news, sent } = anOutbox([refused(403, 'prove-owner'), saved(2)])
    outbox.add(aRecord(), 2)
    expect(await outbox.flush()).toBe(false)
    expect(news).toEqual([{ kind: 'locked', leadId: 'lead-1' }])
    outbox.retry()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.state()).toBe('saved')
  })

  describe('saving while the person waits', () => {
    it('sends earlier answers first', async () => {
      const { outbox, sent } = anOutbox([saved(2), saved(3)])
      outbox.add(aRecord(), 2)
      expect(await outbox.saveNow(aRecord(), 3)).toEqual({ leadId: 'lead-1', version: 3 })
      expect(steps(sent)).toEqual([
        [2, 1],
        [3, 2],
      ])
    })

    it('begins a journey without a lead [MOTOR-14]', async () => {
      const { outbox, sent } = anOutbox([saved(1, 'lead-9')])
      expect(await outbox.saveNow(aRecord({ leadId: '', version: 0 }), 4)).toEqual({
        leadId: 'lead-9',
        version: 1,
      })
      expect(sent[0]).not.toHaveProperty('customerLeadId')
      expect(sent[0]).toMatchObject({ step1: {}, step2: {}, step3: {}, step4: {} })
      expect(outbox.version('lead-9')).toBe(1)
    })

    it('fails with the message for the person [ERR-22]', async () => {
      const issues = [{ path: 'make', message: 'Field is required' }]
      const { outbox } = anOutbox([refused(500, 'unexpected'), refused(422, 'invalid', { issues })])
      await expect(outbox.saveNow(aRecord(), 2)).rejects.toThrow('No')
      await expect(outbox.saveNow(aRecord(), 2)).rejects.toThrow('Field is required')
    })

    it('does not overtake a failed save', async () => {
      const { outbox, sent } = anOutbox([lost])
      outbox.add(aRecord(), 2)
      await expect(outbox.saveNow(aRecord(), 3)).rejects.toThrow('Not saved yet')
      expect(sent).toHaveLength(1)
    })
  })
})
