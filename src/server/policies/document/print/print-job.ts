import type { PolicyDocument } from '#machines/document/document.ts'
import type { Pictures } from './pen.ts'

/** What the thread that prints is told. */
export type PrintJob = { document: PolicyDocument; pictures: Pictures }
