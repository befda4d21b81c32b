import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reasonOf, UserError } from '#cli/errors.ts'
import { host } from '#cli/host.ts'
import { type FormatName, formats } from '../formats/formats.ts'
import { cacheScenes, ofTestModel } from './machine.ts'

const wanted: readonly FormatName[] = ['svg', 'mermaid', 'json', 'html']

/** Every machine in every form that is read without this program; told are the files. */
export async function writeAll(
  folder: string,
  look: Parameters<typeof formats.svg.write>[1],
): Promise<string[]> {
  const files: string[] = []
  for (const testModel of host.catalogue) {
    const diagram = cacheScenes(ofTestModel(testModel))
    for (const name of wanted) {
      const { extension, write } = formats[name]
      const file = join(folder, `${testModel.key}.${extension}`)
      await writeTo(file, await write(diagram, look))
      files.push(file)
    }
  }
  return files
}

export async function writeTo(file: string, document: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  } catch (error) {
    throw new UserError(`--out: ${file} cannot be written: ${reasonOf(error)}.`)
  }
}
