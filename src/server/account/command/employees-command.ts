import { ConfigFault, readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import { parseCommand, UsageFault, usage } from './parse-command.ts'
import { runCommand, whyNot } from './run-command.ts'

type Said = { out: (text: string) => void; err: (text: string) => void }

/** Who works here, for those who run the server. Exit code: 0 done, 1 not possible, 2 not understood. */
export async function employeesCommand(
  args: string[],
  env: Record<string, string | undefined>,
  { out, err }: Said,
): Promise<number> {
  try {
    const command = parseCommand(args)
    const database = await openDatabase(readConfig(env), (error) => err(error.message))
    const done = await runCommand(database.db, command, new Date()).finally(() => database.close())
    if (done === undefined) err(whyNot(command))
    else out(done)
    return done === undefined ? 1 : 0
  } catch (error) {
    if (error instanceof UsageFault) {
      err(`${error.message}\n\n${usage}`)
      return 2
    }
    err(
      error instanceof ConfigFault
        ? error.faults.join('\n')
        : String(error instanceof Error ? error.message : error),
    )
    return 1
  }
}
