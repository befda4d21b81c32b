import { describe, expect, it } from 'vitest'
import { aRecord } from './a-record.ts'
import { anOutbox, current, refused, saved, settled, steps } from './an-outbox.ts'

const moved = (version: number, make = 'Kia') =>
  refused(409, 'saved-elsewhere', { current: current(version, make) })

describe('a save of a journey that was changed elsewhere', () => {
  it('waits, with all later answers, for a choice', async () => {
    const { outbox, sent } = anOutbox([moved(7)])
    outbox.add(aRecord(), 2)
    outbox.add(aRecord(), 3)
    expect(await outbox.flush()).toBe(false)
    expect(outbox.state()).toBe('conflict')
    expect(sent).toHaveLength(1)
    expect(outbox.conflict('lead-1')).toMatchObject({
      saves: [{ step: 2 }, { step: 3 }],
      current: { version: 7 },
    })
    await expect(outbox.saveNow(aRecord(), 4)).rejects.toThrow('changed elsewhere')
  })

  it('reports the common base as the server had it', async () => {
    const { outbox } = anOutbox([saved(2), moved(7)])
    outbox.learnRecord(current(1, 'Maruti'))
    outbox.add(aRecord(), 3)
    await outbox.flush()
    outbox.add(aRecord(), 2)
    await outbox.flush()
    expect(outbox.conflict('lead-1')?.base).toMatchObject({
      step2: { make: { label: 'Maruti' } },
      step3: { model: { label: 'Swift' } },
    })
  })

  it('includes answers given meanwhile', async () => {
    const { outbox } = anOutbox([moved(7)])
    outbox.add(aRecord(), 2)
    await outbox.flush()
    const before = outbox.conflict('lead-1')
    outbox.add(aRecord(), 3)
    expect(outbox.conflict('lead-1')?.saves.map(({ step }) => step)).toEqual([2, 3])
    expect(outbox.conflict('lead-1')).not.toBe(before)
  })

  it('is saved as chosen on top of the current record', async () => {
    const { outbox, sent } = anOutbox([moved(7), saved(8), saved(9)])
    outbox.add(aRecord(), 2)
    outbox.add(aRecord(), 3)
    await outbox.flush()
    outbox.resolve('lead-1', { record: aRecord({ version: 7 }), steps: [2, 3] })
    expect(await outbox.flush()).toBe(true)
    expect(steps(sent)).toEqual([
      [2, 1],
      [2, 7],
      [3, 8],
    ])
  })

  it('is dropped when the other side was chosen', async () => {
    const { outbox, sent, kept } = anOutbox([moved(7)])
    outbox.add(aRecord(), 2)
    await outbox.flush()
    outbox.resolve('lead-1', { record: aRecord({ version: 7 }), steps: [] })
    await settled()
    expect(outbox.state()).toBe('saved')
    expect(outbox.conflict('lead-1')).toBeUndefined()
    expect(kept().saves).toEqual([])
    expect(outbox.version('lead-1')).toBe(7)
    expect(sent).toHaveLength(1)
  })

  it('never overwrites the current record, not even after a reload that has read it', async () => {
    const before = anOutbox([moved(7)])
    before.outbox.add(aRecord(), 2)
    await before.outbox.flush()
    before.outbox.learnRecord(current(7, 'Kia'))
    const after = anOutbox([moved(7)], JSON.parse(JSON.stringify(before.kept())))
    await after.outbox.flush()
    expect(steps(after.sent)).toEqual([[2, 1]])
    expect(after.outbox.conflict('lead-1')).toMatchObject({ saves: [{ step: 2 }], current: { version: 7 } })
  })

  it('asks again with the current record when the choice was postponed', async () => {
    const { outbox } = anOutbox([moved(7), moved(8)])
    outbox.add(aRecord(), 2)
    await outbox.flush()
    outbox.retry()
    await settled()
    expect(outbox.conflict('lead-1')).toMatchObject({ current: { version: 8 } })
  })

  it('does not affect other journeys of this tab', async () => {
    const { outbox, sent } = anOutbox([moved(7), saved(2, 'lead-2')])
    outbox.add(aRecord(), 2)
    outbox.add(aRecord({ leadId: 'lead-2' }), 2)
    await outbox.flush()
    expect(sent.map(({ customerLeadId }) => customerLeadId)).toEqual(['lead-1', 'lead-2'])
    expect(outbox.pending()).toHaveLength(1)
  })

  it('also waits when the person was waiting for the save', async () => {
    const { outbox } = anOutbox([moved(7)])
    await expect(outbox.saveNow(aRecord(), 2)).rejects.toThrow('No')
    expect(outbox.conflict('lead-1')).toMatchObject({ saves: [{ step: 2 }] })
    expect(outbox.state()).toBe('conflict')
  })

  it('reads the journey when the server did not send the current record', async () => {
    const { outbox } = anOutbox([refused(409, 'not-now', { current: { state: 'step1', event: 'step4' } })])
    outbox.add(aRecord(), 4)
    await outbox.flush()
    expect(outbox.conflict('lead-1')).toMatchObject({ current: undefined })
  })
})
