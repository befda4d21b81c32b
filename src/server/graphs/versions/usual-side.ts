import type { Side } from '#contract/views/graph-query.ts'
import type { TestModel } from '#machines/core/test-model.ts'

/** Machines that never run in a browser. */
const ofTheServer = new Set(['lifecycle'])

/** Where a machine runs whose address does not say where it is to have run. */
export const usualSide = ({ key }: TestModel): Side => (ofTheServer.has(key) ? 'server' : 'browser')
