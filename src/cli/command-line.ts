import { type ParseArgsConfig, parseArgs } from 'node:util'
import { firstLine } from './errors.ts'

/**
 * The options and words that a command was given. With `--help` or `-h` it prints how the command is used and ends
 * before anything is done; what is not understood ends it with exit code 2 and the same text.
 */
export function commandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  helpIfAsked(usage)
  try {
    return parseArgs<T>(config)
  } catch (error) {
    console.error(`${firstLine(error)}\n\n${usage}`)
    process.exit(2)
  }
}

/** The same for a command that reads its words itself. */
export function helpIfAsked(usage: string): void {
  const args = process.argv.slice(2)
  if (!args.includes('--help') && !args.includes('-h')) return
  console.log(usage)
  process.exit(0)
}
