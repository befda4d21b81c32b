import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'

const visits = /\b(trafficJourneys|funnelVisits|traffic_journeys|funnel_visits)\b/
const people =
  /\b(leads|customers|employees|proposals|payments|policies|sessions|transitions|audits|capturedEvents|captured_events)\b/

/** Writes a lead and the row of its traffic in one statement, and reads neither from the other. */
const known = ['src/server/access/save-lead.ts']

test('no file that reads the visits of traffic reads a table that leads to a person', () => {
  const both = sourceFiles('src/server').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return visits.test(text) && people.test(text)
  })
  expect(both).toEqual(known)
})
