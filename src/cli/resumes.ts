import { run } from './resumes/run.ts'

const streams = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
}
process.exitCode = await run(process.argv.slice(2), streams, process.env)
