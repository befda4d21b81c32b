import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

/** Nobody logs these on purpose; they are taken out all the same, at any depth that occurs. */
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

/** Structured logs on standard output, one JSON object a line. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}
