import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'

/** All that can be read in a PDF, with single spaces. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

/** Where the links of its first page lead. */
export async function linksOf(bytes: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const annotations: { url?: string }[] = await page.getAnnotations()
  return annotations.flatMap(({ url }) => url ?? [])
}

/** What the PDF says of itself. */
export async function metaOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await pdf.getMetadata()
  const marks = await pdf.getMarkInfo()
  return { pages: pdf.numPages, info, isTagged: marks?.Marked === true }
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** What is read aloud and copied in place of what is drawn, where the PDF says it. */
export function spokenIn(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes).toString('latin1')
  const streams = [...pdf.matchAll(/FlateDecode.*?stream\r?\n(.*?)\r?\nendstream/gs)]
  const written = streams.map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
  return written
    .flatMap((page) => [...page.matchAll(/ActualText \(\xfe\xff((?:\\.|[^\\)])*)\)/gs)])
    .map(([, text = '']) =>
      Buffer.from(
        text.replace(/\\(.)/g, (_, sign) => escaped[sign] ?? sign),
        'latin1',
      )
        .swap16()
        .toString('utf16le'),
    )
}
