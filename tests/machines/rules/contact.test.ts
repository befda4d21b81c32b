import { describe, expect, test } from 'vitest'
import { emailError } from '#machines/rules/email.ts'
import { maskAadhaar, maskEmail, maskMobile, maskPan } from '#machines/rules/mask.ts'
import {
  cleanDetailsMobile,
  cleanMobile,
  detailsMobileError,
  isMobile,
  loginMobileError,
} from '#machines/rules/mobile.ts'
import { cleanName, letterCount, signUpNameError, splitName } from '#machines/rules/person-name.ts'

describe('a mobile number', () => {
  test.each([
    ['9876543210', true],
    ['6000000000', true],
    ['7000000000', true],
    ['8000000000', true],
    ['5876543210', false],
    ['987654321', false],
    ['98765432101', false],
    ['98765x3210', false],
  ])('%s is one: %s [VALID-06, VALID-07, CONST-14]', (value, valid) => {
    expect(isMobile(value)).toBe(valid)
    expect(loginMobileError(value)).toBe(valid ? undefined : 'Enter a valid mobile number')
  })

  test.each([
    ['05129876543210', '9876543210'],
    ['512', ''],
    ['6512', '6512'],
  ])('loses the leading 0-5 of %s at login [VALID-08]', (typed, kept) => {
    expect(cleanMobile(typed)).toBe(kept)
  })

  test('is cut to ten digits [VALID-09, VALID-47]', () => {
    expect(cleanMobile('987654321012')).toBe('9876543210')
    expect(cleanDetailsMobile('987654321012')).toBe('9876543210')
  })

  test.each(['+91 98765 43210', '919876543210', '09876543210', '098-7654-3210'])(
    'pasted as %s keeps its own ten digits',
    (pasted) => {
      expect(cleanMobile(pasted)).toBe('9876543210')
      expect(cleanDetailsMobile(pasted)).toBe('9876543210')
    },
  )

  test.each([
    ['65432109871', '6543210987'],
    ['09876543211', '9876543211'],
  ])('typed as %s, a leading 0 alone is a prefix', (typed, kept) => {
    expect(cleanDetailsMobile(typed)).toBe(kept)
  })

  test.each(['9876543210', '919876543210', '09876543210'])(
    '%s passes in the details form [VALID-47]',
    (value) => {
      expect(detailsMobileError(value)).toBeUndefined()
    },
  )

  test.each(['5876543210', '98765', '009876543210', '9198765432101'])(
    '%s is an "Invalid Mobile Number" there [VALID-47, VALID-48]',
    (value) => {
      expect(detailsMobileError(value)).toBe('Invalid Mobile Number')
    },
  )

  test('is required in the details form [VALID-47]', () => {
    expect(detailsMobileError('')).toBe('Field is required')
  })
})

describe('an email address', () => {
  test('is required and has one plain shape [VALID-22]', () => {
    expect(emailError(' ')).toBe('Field is required')
    for (const bad of [
      'asha',
      'asha@',
      '@example.com',
      'a b@example.com',
      'asha@example',
      'asha@example..com',
      'asha@example.com extra',
      'asha@example.com,b@example.com',
    ]) {
      expect(emailError(bad)).toBe('Enter a valid email address')
    }
    for (const good of ['asha@example.com', 'a.b+c@mail.example.co.in'])
      expect(emailError(good)).toBeUndefined()
  })
})

describe('a name', () => {
  test('loses its digits and what is too long', () => {
    expect(cleanName('A1b2')).toBe('Ab')
    expect(cleanName('Asha 12 Rani')).toBe('Asha Rani')
    expect(cleanName('अ१ब')).toBe('अब')
    expect(cleanName('Ravi\tKumar')).toBe('Ravi Kumar')
    expect(cleanName('Ravi ')).toBe('Ravi ')
    expect(cleanName('x'.repeat(60))).toHaveLength(50)
    expect(cleanName('x'.repeat(120), 100)).toHaveLength(100)
  })

  test.each([
    ['', 'Field is required'],
    [' ', 'Field is required'],
    ['Al', 'Please enter atleast 3 letters'],
    ['A l', 'Please enter atleast 3 letters'],
    ['Asha', undefined],
    ['आशा', undefined],
    ['राम', undefined],
    ['ओम', 'Please enter atleast 3 letters'],
    ['e\u0301l', 'Please enter atleast 3 letters'],
    ['கமலா', undefined],
  ])('"%s" at sign-up: %s [VALID-15, VALID-16, CONST-15]', (name, fault) => {
    expect(signUpNameError(name)).toBe(fault)
  })

  test('counts letters of any script and their vowel signs, nothing else', () => {
    expect(letterCount('श्री')).toBe(3)
    expect(letterCount("D'Souza Jr.")).toBe(8)
    expect(letterCount('12')).toBe(0)
  })

  test.each([
    ['', { firstName: '', lastName: '' }],
    ['Asha', { firstName: 'Asha', lastName: 'Asha' }],
    ['Asha Sharma', { firstName: 'Asha', lastName: 'Sharma' }],
    ['Asha Rani Sharma', { firstName: 'Asha', middleName: 'Rani', lastName: 'Sharma' }],
    ['Asha Rani Devi Sharma', { firstName: 'Asha', middleName: 'Rani', lastName: 'Sharma' }],
    ['  Asha   Sharma ', { firstName: 'Asha', lastName: 'Sharma' }],
  ])('%s splits on spaces [VALID-46]', (name, parts) => {
    expect(splitName(name)).toEqual(parts)
  })
})

describe('masked values', () => {
  test('show only what a person needs to recognise them', () => {
    expect(maskMobile('9876543210')).toBe('98XXXXXX10')
    expect(maskPan('ABCPE1234F')).toBe('ABCPEXXXXF')
    expect(maskAadhaar('2341 2341 2346')).toBe('XXXX XXXX 2346')
    expect(maskEmail('asha@example.com')).toBe('a***@example.com')
  })
})
