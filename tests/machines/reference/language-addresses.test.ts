import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressIn, readAddress } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
  // An English page cannot have the address of a Hindi one.
  .filter((address) => !/^\/hi(\/|$)/.test(address))
const language = fc.constantFrom(...languages.map(({ code }) => code))

describe('the addresses of a language', () => {
  it('reads back the language and the path that an address was made of', () => {
    fc.assert(
      fc.property(language, path, (code, given) => {
        expect(readAddress(addressIn(code, given))).toEqual({ language: code, path: given })
      }),
    )
  })

  it.each([
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/motor', 'hi', '/motor'],
    ['/motor', 'en', '/motor'],
    ['/hindi', 'en', '/hindi'],
    ['/motor/hi', 'en', '/motor/hi'],
    ['/fr/motor', 'en', '/fr/motor'],
  ])('reads %s as %s of %s', (address, code, given) => {
    expect(readAddress(address)).toEqual({ language: code, path: given })
  })

  it('keeps a query and a fragment', () => {
    expect(addressIn('hi', '/?step=2')).toBe('/hi?step=2')
    expect(addressIn('hi', '/#questions')).toBe('/hi#questions')
    expect(addressIn('hi', '/motor?step=2')).toBe('/hi/motor?step=2')
    expect(addressIn('en', '/?step=2')).toBe('/?step=2')
  })
})
