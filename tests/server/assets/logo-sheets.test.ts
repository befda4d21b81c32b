import { describe, expect, test } from 'vitest'
import { insurers } from '#machines/reference/insurers.ts'
import { carMakes, twoWheelerMakes } from '#machines/reference/makes.ts'
import { partners } from '#machines/reference/partners.ts'
import { sheetOf } from '#server/assets/logo-sheets.ts'
import { onSheet } from '#web/ui/facts/on-sheet.ts'

const used = [...insurers, ...partners, ...carMakes, ...twoWheelerMakes].map(({ logo }) => logo)

describe('the sheets of logos', () => {
  test.each(['insurers', 'makes'])(
    'shows each logo of %s by its name, and each in a place of its own',
    (kind) => {
      const sheet = sheetOf(kind)
      const views = [...sheet.matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) (\d+) (\d+)"/g)]
      const addresses = views.map(([, name]) => `/logos/${kind}.svg#${name}`)
      const wanted = new Set(used.map(onSheet).filter((logo) => logo.startsWith(`/logos/${kind}.svg`)))
      expect([...wanted].filter((logo) => !addresses.includes(logo))).toEqual([])
      expect(wanted.size).toBeGreaterThan(10)
      for (const [index, [, , top, width, height]] of views.entries()) {
        expect(sheet).toContain(`<svg y="${top}" width="${width}" height="${height}" `)
        const next = views[index + 1]?.[2]
        if (next) expect(Number(next)).toBeGreaterThan(Number(top) + Number(height))
      }
    },
  )

  test('leave what is on none as it is', () => {
    expect(onSheet('/logos/partners/neutral.svg')).toBe('/logos/partners/neutral.svg')
  })
})
