import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright'

/** A phone of the middle of the market on slow 4G. */
export const phone = { width: 390, height: 844 }
export const network = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 }
export const cpuSlowdown = 4

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Bytes of a file as it travels to a browser that takes gzip. */
export const gzipSize = async (request: Request): Promise<number> =>
  gzipSync((await (await request.response())?.body()) ?? '').length
