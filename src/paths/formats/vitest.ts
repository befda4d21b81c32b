import type { Format } from './format.ts'
import { headOf, importNames, machineLines, pathsFrom, pathsOf, quoted } from './test-file.ts'

/** A test file that walks every path on the machine itself. */
export const vitest: Format = function* (suite, model, details) {
  const { imports, body } = machineLines(model, details)
  yield headOf(suite, model)
  yield importNames(['describe', 'test'], 'vitest') + imports
  yield `${importNames(['machineDriver', 'type TestPath', 'walkPath'], pathsFrom(details))}\n${body}`
  yield* pathsOf(suite)
  yield `
describe(${quoted(`${model.title}, ${suite.criterion}`)}, () => {
  for (const path of paths) {
    test(\`walks path \${path.id} from \${path.start.name}\`, async () => {
      await walkPath(path, machineDriver(machine))
    })
  }
})
`
}
