import type { Side } from '#machines/schemas/graph-query.ts'
import type { Subject } from '#machines/subject.ts'

/** Machines that never run in a browser. */
const ofTheServer = new Set(['lifecycle'])

/** Where a machine runs whose address does not say where it is to have run. */
export const usualSide = ({ key }: Subject): Side => (ofTheServer.has(key) ? 'server' : 'browser')
