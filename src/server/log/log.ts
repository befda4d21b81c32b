import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

/** Never logged on purpose; redacted all the same, at any depth that occurs. */
const personal = [
  'mobile',
  'mobileNumber',
  'email',
  'name',
  'otp',
  'token',
  'secret',
  'authorization',
  'cookie',
  'registrationNumber',
  'docNumber',
]

/** Structured logs on standard output, one JSON object a line, each with the trace it belongs to. */
export function createLog(
  level: string,
  destination?: DestinationStream,
  traceId: () => string | undefined = () => undefined,
): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    mixin: () => ({ traceId: traceId() }),
    serializers: { err: describeError },
    hooks: { logMethod: withOwnText },
  }
  return pino(options, destination)
}

/** Without a message of ours pino would log the error's, which may contain anything. */
function withOwnText(this: Log, args: Parameters<LogFn>, method: LogFn): void {
  const [what, ...words] = args as [unknown, ...string[]]
  method.call(this, what, ...(words.length > 0 || typeof what === 'string' ? words : ['error']))
}
