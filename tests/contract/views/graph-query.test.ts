import * as v from 'valibot'
import { expect, it } from 'vitest'
import { exportFunnel, exportGraph } from '#contract/graphs/graphs.calls.ts'
import { readGraphQuery } from '#contract/views/graph-query.ts'

it('a graph is asked for by a period that does not end before it begins, and by versions of 16 digits', () => {
  const [early, late] = ['2026-11-01', '2026-11-02']
  expect(readGraphQuery({ from: late, to: early }).faults).toEqual(['from'])
  for (const sound of [{ from: early, to: late }, { from: early, to: early }, { from: late }, { to: early }])
    expect(readGraphQuery(sound).faults).toEqual([])
  const version = '0123456789abcdef'
  expect(readGraphQuery({ otherVersion: version }).faults).toEqual([])
  for (const wrong of [`${version}0`, `g${version}`, version.slice(1), version.toUpperCase()])
    expect(readGraphQuery({ otherVersion: wrong }).faults).toEqual(['otherVersion'])
})

it.each([
  ['view', ['map', 'outline', 'table', 'variants', 'journeys', 'compare', 'what-if', 'coverage']],
  ['metric', ['journeys', 'events', 'median', 'p95', 'drop-off', 'off-model']],
  ['sort', ['name', 'journeys', 'events', 'median', 'p95', 'drop-off', 'off-model']],
  ['dir', ['down', 'up']],
  ['detail', ['overview', 'expanded']],
  ['source', ['customer', 'agent', 'system', 'test']],
  ['channel', ['web', 'partner', 'desk', 'server']],
  ['device', ['phone', 'tablet', 'computer']],
  ['side', ['browser', 'server']],
  ['kind', ['real', 'made-up', 'all']],
  ['by', ['period', 'source', 'version']],
  ['change', ['removed', 'leaving']],
  ['leaving', ['0', '12.5', '99.999', '100']],
  ['journey', ['1', '123456789012345678']],
  ['before', ['1', '123456789012345678']],
] as const)('a graph may be asked for by %s, and for nothing that is none', (key, values) => {
  for (const value of values)
    expect(readGraphQuery({ [key]: value })).toMatchObject({ query: { [key]: value }, faults: [] })
  for (const wrong of ['none', '-1', '100.5', '12.3456', '1234567890123456789', 'x1'])
    expect(readGraphQuery({ [key]: wrong }).faults, wrong).toEqual([key])
})

it('what is not said has its default, what is wrong leaves the rest, and what is empty was not chosen', () => {
  const usual = {
    view: 'map',
    detail: 'overview',
    metric: 'journeys',
    dir: 'down',
    by: 'period',
    change: 'removed',
  }
  expect(readGraphQuery({})).toEqual({ query: usual, faults: [] })
  expect(readGraphQuery({ source: '', at: ' door.open ' })).toEqual({
    query: { ...usual, at: 'door.open' },
    faults: [],
  })
  expect(readGraphQuery({ source: 'nobody', kind: 'real', from: 'June' })).toEqual({
    query: { ...usual, kind: 'real' },
    faults: ['from', 'source'],
  })
  for (const at of ['  ', 'x'.repeat(201)]) expect(readGraphQuery({ at }).faults).toEqual(['at'])
})

it('a graph, a suite and the way of visits are saved in formats that are known', () => {
  const isFormat = (call: typeof exportGraph | typeof exportFunnel) => (format: string) =>
    v.is(call.request, { machine: 'motor', format })
  expect(['svg', 'png', 'json', 'mermaid', 'scxml', 'csv', 'pdf', ''].map(isFormat(exportGraph))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(['csv', 'json', 'svg', ''].map(isFormat(exportFunnel))).toEqual([true, true, false, false])
})
