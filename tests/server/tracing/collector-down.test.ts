import { once } from 'node:events'
import { createServer } from 'node:http'
import { ExportResultCode } from '@opentelemetry/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { tracingTo } from '#server/tracing/otlp-tracing.ts'
import { reportFailures } from '#server/tracing/report-failures.ts'
import { sparePort } from '../support/spare-port.ts'

const aRequest = { kind: 'request' } as const

describe('traces for a collector that is down', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('end in order within a second when it refuses or says nothing', async () => {
    const [nobody, mute] = [await sparePort(), createServer(() => undefined)]
    await once(mute.listen(0, '127.0.0.1'), 'listening')
    const address = mute.address()
    const ports = [nobody, address && typeof address === 'object' ? address.port : 0]
    for (const port of ports) {
      const tracing = tracingTo(`http://127.0.0.1:${port}`, () => undefined)
      await tracing.span('GET /', aRequest, async () => undefined)
      const closing = tracing.close().then(() => 'closed')
      const later = new Promise((resolve) => setTimeout(resolve, 3_000, 'too late'))
      expect(await Promise.race([closing, later])).toBe('closed')
    }
    mute.closeAllConnections()
    mute.close()
  })

  it('leave one line a minute in the log, without what the collector said', () => {
    vi.useFakeTimers()
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const error = Object.assign(new Error('Bad Gateway'), { data: 'said of asha@example.com' })
    const failing = {
      export: (_: unknown, done: (result: { code: ExportResultCode; error: Error }) => void) =>
        done({ code: ExportResultCode.FAILED, error }),
      shutdown: async () => undefined,
    }
    const exporter = reportFailures(failing, (err) => log.warn({ err }, 'traces not sent'))
    for (let sent = 0; sent < 5; sent += 1) exporter.export([], () => undefined)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('traces not sent')
    expect(lines[0]).toContain('Bad Gateway')
    expect(lines[0]).not.toContain('asha')
    vi.advanceTimersByTime(60_000)
    exporter.export([], () => undefined)
    expect(lines).toHaveLength(2)
  })
})
