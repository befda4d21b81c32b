import type { Side } from '#contract/views/graph-query.ts'
import type { TestModel } from '#machines/core/test-model.ts'

/** Machines that never run in a browser. */
const ofTheServer = new Set(['lifecycle'])

/** The default source of a machine. */
export const usualSide = ({ key }: TestModel): Side => (ofTheServer.has(key) ? 'server' : 'browser')
