import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { cleanup, render as renderBare } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach } from 'vitest'
import { Routed } from '#web/routed.tsx'

afterEach(cleanup)

/** Renders a component and returns the user. */
export function render(part: ReactNode) {
  renderBare(part)
  // Style sheets are not loaded here, so pointer-events cannot be checked.
  return userEvent.setup({ document, pointerEventsCheck: PointerEventsCheckLevel.Never })
}

/** The same inside a router, for parts with links. */
export async function renderWithLinks(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  })
  await router.load()
  return render(<Routed router={router} />)
}

/** A controlled input with its state. */
export function Kept<T>(props: { initial: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(props.initial)
  return props.children(value, setValue)
}
