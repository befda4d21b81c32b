import { knownMachine } from '#cli/known-machine.ts'
import { isFile, isTestModel, loadExport, machineIn } from '#cli/load-machine.ts'
import type { Detail } from '#contract/views/graph-query.ts'
import { graphOf } from '#machines/core/graph.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { Diagram } from '../formats/diagram.ts'
import { capital, spoken } from '../labels/names.ts'
import { layOut } from '../layout/lay-out.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Scene } from '../scene/scene.ts'

/** Long enough for a busy machine, so that the drawing is the same everywhere: nobody else waits for the command. */
const deadlineMs = 120_000

/** A machine by its key in the catalogue, or by file and export. */
export const machineNamed = (typed: string): Promise<Diagram> =>
  isFile(typed) ? inFile(typed) : Promise.resolve(ofTestModel(knownMachine(typed)))

async function inFile(typed: string): Promise<Diagram> {
  const { value, name } = await loadExport(typed)
  if (isTestModel(value))
    return ofTestModel({ ...value, machine: machineIn(value.machine, `The machine of ${typed}`) })
  const machine = machineIn(value, typed)
  const key = machine.id === '(machine)' ? name : machine.id
  return diagram(key, capital(spoken(key)), graphOf(machine))
}

export const ofTestModel = ({ key, title, machine }: Pick<TestModel, 'key' | 'title' | 'machine'>): Diagram =>
  diagram(key, title, graphOf(machine))

const diagram = (key: string, title: string, graph: Diagram['graph']): Diagram => ({
  key,
  title,
  graph,
  scene: (detail) => layOut(graph, detail, { deadlineMs }),
})

/** The same machine, each of its drawings laid out once; where nothing is folded there is only one. */
export function cacheScenes(diagram: Diagram): Diagram {
  const scenes = new Map<Detail, Promise<Scene>>()
  const folds = planOf(diagram.graph, 'overview').nodes.some(({ isFolded }) => isFolded)
  return {
    ...diagram,
    scene: (asked) => {
      const detail = folds ? asked : 'overview'
      const scene = scenes.get(detail) ?? diagram.scene(detail)
      scenes.set(detail, scene)
      return scene
    },
  }
}
