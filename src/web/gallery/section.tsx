import { type ReactNode, useId } from 'react'
import { Stack } from '../ui/layout/stack.tsx'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </section>
  )
}
