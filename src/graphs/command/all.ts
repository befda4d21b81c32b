import { join } from 'node:path'
import { catalogue } from '#machines/catalogue.ts'
import { type FormatName, formats } from '../formats/formats.ts'
import { kept } from './kept.ts'
import { ofSubject } from './machine.ts'
import { writeTo } from './written.ts'

const wanted: readonly FormatName[] = ['svg', 'mermaid', 'json', 'html']

/** Every machine in every form that is read without this program; told are the files. */
export async function writeAll(
  folder: string,
  look: Parameters<typeof formats.svg.write>[1],
): Promise<string[]> {
  const files: string[] = []
  for (const subject of catalogue) {
    const drawn = kept(ofSubject(subject))
    for (const name of wanted) {
      const { extension, write } = formats[name]
      const file = join(folder, `${subject.key}.${extension}`)
      await writeTo(file, await write(drawn, look))
      files.push(file)
    }
  }
  return files
}
