import type { Module } from './deps.ts'

/** Every part of the server that has routes; a new one is one line here. */
export const modules: readonly Module[] = []
