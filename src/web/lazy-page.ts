import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { inTime } from './browser/in-time.ts'

type Page = { default: ComponentType }

/** A page whose code is loaded on first use (ROUTE-18, C-121). */
export const lazyPage = (index: number, load: () => Promise<Page>) =>
  lazyRouteComponent(() => inTime(index, load))
