import { describe, expect, test } from 'vitest'
import { splitAddress } from '#contract/flow/address.ts'

describe('an address', () => {
  const split = (text: string, length = 20, lines = 3) => splitAddress(text, length, lines)

  test('loses its trailing pincode and breaks between words [VALID-62]', () => {
    expect(split('12 Nehru Marg, Bapu Nagar, Jaipur - 302015')).toEqual({
      lines: ['12 Nehru Marg, Bapu', 'Nagar, Jaipur'],
      pincode: '302015',
    })
    expect(split('12 Nehru Marg,302015')).toEqual({ lines: ['12 Nehru Marg'], pincode: '302015' })
  })

  test('keeps digits that are not a pincode', () => {
    expect(split('Plot 3020155')).toEqual({ lines: ['Plot 3020155'] })
    expect(split('302015 Jaipur')).toEqual({ lines: ['302015 Jaipur'] })
  })

  test('cuts only a word longer than a line, and drops nothing', () => {
    expect(split('Chandrashekharazadnagar Road', 10, 4).lines).toEqual([
      'Chandrashe',
      'kharazadna',
      'gar Road',
    ])
    expect(split('one two three four five six', 9, 2).lines).toEqual(['one two', 'three four five six'])
  })

  test('may be empty', () => {
    expect(split('')).toEqual({ lines: [] })
    expect(split('302015')).toEqual({ lines: [], pincode: '302015' })
  })

  test('fills a line to its last letter', () => {
    expect(split('Nehru Marg Jaipur', 10).lines).toEqual(['Nehru Marg', 'Jaipur'])
    expect(split('Nehru Marg Jaipur', 9).lines).toEqual(['Nehru', 'Marg', 'Jaipur'])
    expect(split('Chandrashekharazadnagar', 23).lines).toEqual(['Chandrashekharazadnagar'])
  })
})
