import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createMetrics, measureProcess } from '#server/metrics/metrics.ts'
import { databaseGauges } from '#server/operations/database-gauges.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

const told = v.pipe(v.string(), v.minLength(20))
const alert = v.strictObject({
  alert: v.string(),
  expr: v.string(),
  for: v.pipe(v.string(), v.regex(/^\d+m$/)),
  labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
  annotations: v.strictObject({ summary: told, runbook: told }),
})
const file = v.strictObject({
  groups: v.array(v.strictObject({ name: v.string(), rules: v.array(alert) })),
})

const text = readFileSync('src/server/operations/alerts.json', 'utf8')
const alerts = v.parse(file, JSON.parse(text)).groups.flatMap(({ rules }) => rules)

/** Names that stand in an expression, by their kind in the grammar; an error of syntax is the kind `⚠`. */
function namesIn(expression: string): { kind: string; name: string }[] {
  const names: { kind: string; name: string }[] = []
  const note = (kind: string, from: number, to: number) =>
    names.push({ kind, name: expression.slice(from, to) })
  parser.parse(expression).iterate({ enter: ({ name, from, to }) => void note(name, from, to) })
  return names
}

const ofKind = (expression: string, kind: string) =>
  namesIn(expression)
    .filter((one) => one.kind === kind)
    .map(({ name }) => name)

describeOnPglite('alerts', {}, (server) => {
  /** What Prometheus can ask for: a histogram has three names, and one label more. */
  async function measured() {
    const metrics = createMetrics()
    measureProcess(metrics)
    databaseGauges(server.deps, metrics.registry)
    const all = metrics.registry.getMetricsAsArray().map((metric) => ({
      name: metric.name,
      labels: 'labelNames' in metric ? (metric.labelNames as string[]) : [],
      isHistogram: String(metric.type) === 'histogram',
    }))
    const names = all.flatMap(({ name, isHistogram }) =>
      isHistogram ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    )
    return { names, labels: [...all.flatMap(({ labels }) => labels), 'le'] }
  }

  it.each(alerts)('$alert asks for what is measured, in words that Prometheus reads', async ({ expr }) => {
    const { names, labels } = await measured()
    expect(ofKind(expr, '⚠')).toEqual([])
    expect(ofKind(expr, 'VectorSelector')).not.toEqual([])
    expect(ofKind(expr, 'Identifier').filter((name) => !names.includes(name))).toEqual([])
    expect(ofKind(expr, 'LabelName').filter((name) => !labels.includes(name))).toEqual([])
  })

  it('watch over each metric of ours', async () => {
    const asked = alerts.flatMap(({ expr }) => ofKind(expr, 'Identifier'))
    const { names } = await measured()
    const ours = names.filter((name) => /^safar_(?!.*_(bucket|sum)$)/.test(name))
    expect(ours.filter((name) => !asked.includes(name))).toEqual([])
  })

  it('stand in the README with each metric of ours', async () => {
    const readme = readFileSync('src/server/README.md', 'utf8')
    const { names } = await measured()
    const ours = new Set(
      names
        .filter((name) => name.startsWith('safar_'))
        .map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    )
    expect([...ours].filter((name) => !readme.includes(`| \`${name}{`))).toEqual([])
  })

  it('have a name each', () => {
    const names = alerts.map((one) => one.alert)
    expect(new Set(names).size).toBe(names.length)
  })
})
