import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'

const stream = /<<\s*\/Length \d+\s*\/Filter \/FlateDecode\s*>>\s*stream\r?\n(.*?)\r?\nendstream/gs

/** What is drawn on each page, as the PDF says it. */
const drawnIn = (pdf: string): string[] =>
  [...pdf.matchAll(stream)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((page) => page.includes('/Artifact'))

/** Letters and their places are told as text. */
const isOfLetters = (line: string) =>
  / (T[Jjm]|BDC|cs)$|^(BT|ET|q|Q|>> BDC|1 0 0 -1 0 841\.\d+ cm|)$/.test(line)
const isSquare = (line = '') => line.endsWith(' re')
const rounded = (line: string) =>
  line.replace(/-?\d+\.\d+/g, (number) => String(Math.round(+number * 100) / 100))

/** What belongs together in one line, without all but the first and the last of a code's many squares. */
function partsOf(page: string): string[] {
  const lines = page.split('\n').filter((line) => !isOfLetters(line))
  const told = lines.filter((line, at) => ![lines[at - 1], line, lines[at + 1]].every(isSquare))
  return told
    .map(rounded)
    .join(' ')
    .replaceAll(/<< |\/MCID \d+ /g, '')
    .split(/ ?EMC ?/)
    .filter(Boolean)
}

/** How it is read aloud: what each element is, and what is said in place of a picture. */
const tagsOf = (pdf: string): string =>
  [...pdf.matchAll(/\/(?:S \/\w+|Alt \([^)]*\)|Scope \/\w+|BBox \[[^\]]*\])/g)]
    .map(([tag]) => rounded(tag))
    .join(' ')

/** What stands where on each page, in points: its texts with their size and place, all that is drawn, and the tags. */
export async function drawnPages(bytes: Uint8Array): Promise<string> {
  const raw = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(
    drawnIn(raw).map(async (page, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent()
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [
              `${rounded(
                item.transform
                  .slice(3)
                  .map((size: number) => size.toFixed(2))
                  .join(' '),
              )} ${item.str}`,
            ]
          : [],
      )
      return [`page ${at + 1} of ${pdf.numPages}`, ...texts, ...partsOf(page)]
    }),
  )
  return `${[...pages.flat(), tagsOf(raw)].join('\n')}\n`
}
