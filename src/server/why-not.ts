import { ConfigError } from './config.ts'

/** What an operator reads where a process cannot start; a stack only of what nobody expected. */
export function whyNot(error: unknown): string {
  if (error instanceof ConfigError) return ['The environment is not usable:', ...error.errors].join('\n  ')
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `${error.message}. Stop what listens there, or set PORT.`
  if (code === 'ENOSPC') return `The disk is full (${error.message}). Make space, and start again.`
  return code === undefined && error.name === 'Error' ? error.message : (error.stack ?? error.message)
}
