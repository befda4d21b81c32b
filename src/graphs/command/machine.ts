import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import type { Subject } from '#machines/subject.ts'
import { isFile, loaded } from '#paths/command/loaded.ts'
import { isSubject, machineIn } from '#paths/command/machine-in.ts'
import { orNearest } from '#paths/command/nearest.ts'
import { GraphsError } from '../error.ts'
import type { Drawn } from '../formats/drawn.ts'
import { layOut } from '../layout/lay-out.ts'
import { capital, spoken } from '../words/spoken.ts'

/** A machine by its key in the catalogue, or by file and export. */
export const machineNamed = (typed: string): Promise<Drawn> =>
  isFile(typed) ? inFile(typed) : Promise.resolve(inCatalogue(typed))

function inCatalogue(key: string): Drawn {
  const subject = catalogue.find((one) => one.key === key)
  if (subject) return ofSubject(subject)
  const keys = catalogue.map((one) => one.key)
  throw new GraphsError(`There is no machine ${key} in the catalogue: ${orNearest(key, keys)}`)
}

async function inFile(typed: string): Promise<Drawn> {
  const { value, name } = await loaded(typed)
  if (isSubject(value))
    return ofSubject({ ...value, machine: machineIn(value.machine, `The machine of ${typed}`) })
  const machine = machineIn(value, typed)
  const key = machine.id === '(machine)' ? name : machine.id
  return drawn(key, capital(spoken(key)), graphOf(machine))
}

export const ofSubject = ({ key, title, machine }: Pick<Subject, 'key' | 'title' | 'machine'>): Drawn =>
  drawn(key, title, graphOf(machine))

const drawn = (key: string, title: string, graph: Drawn['graph']): Drawn => ({
  key,
  title,
  graph,
  scene: (detail) => layOut(graph, detail),
})
