import { relative } from 'node:path'
import type { Checked } from '../checks/checks.ts'
import type { Finding } from '../checks/finding.ts'
import type { Model } from '../types.ts'
import { lineOfPlace, sourceOf } from './source.ts'

/** A finding with the file, from where the command runs, and the line that it is about, where they are known. */
export type LocatedFinding = Finding & { file?: string; line?: number }

/** What the checks of a machine found. */
export type Found = { model: Model; checked: Checked & { findings: LocatedFinding[] } }

/** Looks the findings up in the files that the machine is written in. */
export function locate(model: Model, checked: Checked, files: readonly string[]): Found {
  const source = sourceOf(model.machine, files)
  if (!source) return { model, checked }
  const file = relative('.', source.file)
  const findings = checked.findings.map((finding) => ({
    ...finding,
    file,
    line: lineOfPlace(source, model.machine, finding.place),
  }))
  return { model, checked: { ...checked, findings } }
}
