import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Routed } from '../routed.tsx'
import { Gallery } from './gallery.tsx'

// A router of its own, for the links of header and footer; the product's is not needed to look at parts.
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory(),
})
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Routed router={router} />
    </StrictMode>,
  )
