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
