import type { Notice } from '#machines/core/notice.ts'
import { toast } from '../ui/overlays/toast-store.ts'

/** Notices of login and sign-up stay three seconds (ERR-17). */
export const notify = (_: unknown, { kind, text }: Omit<Notice, 'type'>): void =>
  void toast({ kind, text, stay: 'login' })
