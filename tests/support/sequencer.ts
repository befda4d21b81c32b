import { readFileSync } from 'node:fs'
import type { BaseSequencer, TestSpecification } from 'vitest/node'

/**
 * A worker goes on with a next file only where that file wants the environment that the worker has: of each project,
 * those with a DOM come one after the other, and first.
 */
export const byEnvironment = (Sequencer: typeof BaseSequencer): typeof BaseSequencer =>
  class extends Sequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const withDom = new Set(sorted.filter(wantsDom))
      const projects = new Set(sorted.map(({ project }) => project))
      return [...projects].flatMap((project) => {
        const its = sorted.filter((file) => file.project === project)
        return [...its.filter((file) => withDom.has(file)), ...its.filter((file) => !withDom.has(file))]
      })
    }
  }

const wantsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment dom\n')
