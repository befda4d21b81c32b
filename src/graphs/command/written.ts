import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf } from '#paths/command/read-json.ts'
import { GraphsError } from '../error.ts'

export async function writeTo(file: string, document: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  } catch (error) {
    throw new GraphsError(`--out: ${file} cannot be written: ${reasonOf(error)}.`)
  }
}
