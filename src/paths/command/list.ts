import { host } from '#cli/host.ts'
import { graphOf } from '#machines/core/graph.ts'
import { jsonOf } from '../formats/json-of.ts'
import type { Model } from '../types.ts'
import type { CommandOutput } from './request.ts'

type Form = 'text' | 'json'

/** Machines of the catalogue by their keys, and what each declares. */
export function machinesAnswer(keys: readonly string[], form: Form): CommandOutput {
  const listed = host.catalogue.filter(({ key }) => keys.includes(key))
  const machines = listed.map(({ key, title, machine }) => {
    const { nodes, edges } = graphOf(machine)
    return { key, title, states: nodes.length - 1, transitions: edges.length }
  })
  const rows = machines.map(({ key, title, states, transitions }) => [
    key,
    title,
    `${states} states`,
    `${transitions} transitions`,
  ])
  return answer(form, machines, columns(rows))
}

/** What of one machine can be named in `--from`, `--to` and `--targets`. */
export function namesAnswer({ key, machine, alphabet, starts }: Model, form: Form): CommandOutput {
  const { nodes, edges } = graphOf(machine)
  const ids = nodes.flatMap(({ id, parent }) => (parent === undefined ? [] : [id]))
  const tags = [...new Set(ids.flatMap((id) => machine.getStateNodeById(id).tags))]
  const names = {
    machine: key,
    starts: starts.map(({ name }) => name),
    states: ids,
    events: [...alphabet],
    transitions: edges.map(({ id }) => id),
    tags,
  }
  const text = Object.entries(names).flatMap(([what, some]) =>
    typeof some === 'string' ? [some] : [`${what}, ${some.length}:`, ...some.map((name) => `  ${name}`)],
  )
  return answer(form, names, text)
}

const answer = (form: Form, json: object, text: readonly string[]): CommandOutput => ({
  document: [form === 'json' ? `${jsonOf(json)}\n` : `${text.join('\n')}\n`],
  notes: [],
  code: 0,
})

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
