import { expect, it } from 'vitest'
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
