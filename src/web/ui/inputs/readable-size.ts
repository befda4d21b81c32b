const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The size of a file as people say it. */
export function readableSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / megabyte).toFixed(1)} MB`
}
