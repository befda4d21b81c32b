import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { insurers } from '#machines/reference/insurers.ts'
import { limits } from '#machines/reference/limits.ts'
import { carMakes, twoWheelerMakes } from '#machines/reference/makes.ts'
import { partners } from '#machines/reference/partners.ts'
import { projectFiles } from '../../house/files.ts'

const read = (path: string) => readFileSync(`src/web/${path}`, 'utf8')

describe('the style sheets', () => {
  it('use the reference’s z-index for dialogs and toasts [MODAL-20, CONST-33, A11Y-04]', () => {
    const tokens = read('ui/tokens.css')
    expect(limits.layers.modal).toBe(1050)
    expect(tokens).toContain('--layer-modal: 1050;')
    expect(tokens).toContain(`--layer-toast: ${limits.layers.toast};`)
    const layersIn = (sheet: string) => new Set(read(sheet).match(/z-index: .*;/g))
    expect([...layersIn('ui/overlays/dialog.module.css')]).toEqual(['z-index: var(--layer-modal);'])
    expect([...layersIn('ui/overlays/toast.module.css')]).toEqual(['z-index: var(--layer-toast);'])
  })

  it('keep toasts at the top right [ERR-18]', () => {
    const toasts = read('ui/overlays/toast.module.css').match(/\.toasts \{[^}]+\}/)?.[0]
    expect(toasts).toContain('position: fixed;')
    expect(toasts).toMatch(/inset-block-start: max\(var\(--space-4\)/)
    expect(toasts).toContain('inset-inline-end: var(--space-4);')
  })

  it('switch to the wide header at the breakpoint [HEADER-16, CONST-29, A11Y-01]', () => {
    expect(limits.breakpoints.mobilePx).toBe(991)
    expect(read('shell/header.module.css')).toContain('(min-width: 991px)')
  })

  it('lock scrolling behind an open menu only below it [HEADER-17, A11Y-02]', () => {
    const { mobilePx } = limits.breakpoints
    expect(read('ui/base.css')).toMatch(
      new RegExp(`\\(max-width: ${mobilePx - 1}\\.98px\\) \\{\\s+body:has\\([^{]+\\{\\s+overflow: hidden;`),
    )
  })

  it('limit the width of a month as the reference says [EXPIRY-07, A11Y-03]', () => {
    expect(limits.calendarMonthMaxPx).toBe(300)
    expect(read('ui/overlays/calendar.module.css')).toContain(
      `max-inline-size: ${limits.calendarMonthMaxPx}px`,
    )
  })
})

it('links to a new tab are marked noopener, every one [A11Y-07]', () => {
  const sources = projectFiles().filter((file) => /^src\/.*\.tsx$/.test(file))
  const links = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/<\w[^<]*target="_blank"[^<]*/g) ?? [],
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.includes('rel="noopener'))).toEqual([])
})

describe('the marks', () => {
  it.each([
    ...insurers.map(({ logo }) => logo),
    ...partners.map(({ logo }) => logo),
    ...[...twoWheelerMakes, ...carMakes].map(({ logo }) => logo),
  ])('%s is drawn [REF-09, REF-12]', (logo) => {
    expect(existsSync(`src/web/public${logo}`)).toBe(true)
  })
})
