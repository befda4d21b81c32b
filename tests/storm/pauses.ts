import { readFileSync } from 'node:fs'

export type Pause = { wallMs: number; processorMs: number }

/**
 * A first module for a server's process, which writes down whenever its event loop did not turn for 50 ms. The system
 * counts the processor time of the first thread by itself, so that neither other threads nor other processes of the
 * machine make a pause longer than the work in it was.
 */
export const notingPauses = (file: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { appendFileSync, readFileSync } from 'node:fs'
    import { isMainThread } from 'node:worker_threads'
    const ran = () => Number(readFileSync('/proc/' + process.pid + '/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6
    let [at, before] = [performance.now(), isMainThread ? ran() : 0]
    if (isMainThread) setInterval(() => {
      const [now, after] = [performance.now(), ran()]
      if (now - at > 50) appendFileSync(${JSON.stringify(file)}, JSON.stringify({ wallMs: now - at, processorMs: after - before }) + '\\n')
      ;[at, before] = [now, after]
    }, 5).unref()
  `)}`

export const pausesIn = (file: string): Pause[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
