/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // By the next task the browser has started it.
  setTimeout(() => URL.revokeObjectURL(url))
}
