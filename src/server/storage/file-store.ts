/** Where the bytes of uploads and documents are: a folder, or a store of objects that several servers share. */
export type FileStore = {
  /** Resolves when the file is stored, whole and for good. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array | undefined>
  /** Its first `length` bytes. */
  beginning: (name: string, length: number) => Promise<Uint8Array | undefined>
  /** Does nothing where there is no such file. */
  remove: (name: string) => Promise<void>
  /** Of all files, in no particular order. */
  names: () => AsyncIterable<string>
}

export const isFileName = (name: string): boolean => /^[\w-]+$/.test(name)

/** Names are ours and random; one that leads elsewhere is a bug. */
export function checkedName(name: string): string {
  if (!isFileName(name)) throw new Error('not the name of a stored file')
  return name
}

/** Copies what the other store does not have, and replaces nothing in it: it may be ended and begun again. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  const present = new Set<string>()
  for await (const name of to.names()) present.add(name)
  for await (const name of from.names()) {
    const bytes = await from.get(name)
    if (bytes === undefined) continue
    const other = present.has(name) ? await to.get(name) : undefined
    if (other === undefined) await to.put(name, bytes)
    else if (Buffer.compare(bytes, other) !== 0) throw new Error(`There is another file ${name} already.`)
  }
}
