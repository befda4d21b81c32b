import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render as renderBare } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Puts a part on a screen; gives the person in front of it. */
export function render(part: ReactNode) {
  renderBare(part)
  // Style sheets are not loaded here, so nothing can say which part may be pressed.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
}

/** The same inside a router, for parts with links. */
export async function renderWithLinks(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  })
  await router.load()
  return render(<RouterProvider router={router as never} />)
}

/** A control with somebody to remember its value. */
export function Kept<T>(props: { initial: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(props.initial)
  return props.children(value, setValue)
}
