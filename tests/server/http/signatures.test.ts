import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { keyedHash, keyFor, sameHash } from '#server/http/keyed-hash.ts'
import { isSigned, signed, tokens } from '#server/http/signatures.ts'
import { fixedKeys } from '#server/keys/key-ring.ts'

const first = { id: '1', secret: 'the first secret of a server' }
const second = { id: '2', secret: 'the second secret of a server' }
const [old, both, anew] = [fixedKeys([first]), fixedKeys([second, first]), fixedKeys([second])]
const of = (text: string) => (secret: string) => keyedHash(secret, text)

describe('a signature', () => {
  it('names its key and is good for that text alone', () => {
    const signature = signed(both, of('text'))
    expect(signature).toMatch(/^[\w-]{43}\.2$/)
    expect(isSigned(both, signature, of('text'))).toBe(true)
    expect(isSigned(both, signature, of('another'))).toBe(false)
  })

  it('is good as long as its key is accepted; without an id it is by the first', () => {
    const signature = signed(old, of('text'))
    expect(isSigned(both, signature, of('text'))).toBe(true)
    expect(isSigned(both, signature.slice(0, -2), of('text'))).toBe(true)
    expect(isSigned(anew, signature, of('text'))).toBe(false)
    expect(isSigned(anew, signature.slice(0, -2), of('text'))).toBe(false)
  })

  it('with anything more, or less, is none', () => {
    const signature = signed(both, of('text'))
    for (const other of ['', '.2', `${signature}.2`, signature.replace('.2', '.1'), signature.slice(1)])
      expect(isSigned(both, other, of('text'))).toBe(false)
  })
})

describe('a token', () => {
  const keyOf = (secret: string) => keyFor(secret, 'tests')
  const token = () => new SignJWT({ sub: 'asha' }).setAudience('here').setExpirationTime('1h')
  const verify = (keys: typeof both, text: string, audience = 'here') =>
    tokens(keys, keyOf).verify(text, { audience })

  it('says what it was signed with, while its key is accepted', async () => {
    const text = await tokens(both, keyOf).sign(token())
    expect(JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
      kid: '2',
    })
    expect(await verify(both, text)).toMatchObject({ sub: 'asha' })
    expect(await verify(anew, text)).toMatchObject({ sub: 'asha' })
    expect(await verify(old, text)).toBeUndefined()
  })

  it('is refused elsewhere, changed, signed for something else or in another way', async () => {
    const text = await tokens(both, keyOf).sign(token())
    expect(await verify(both, text, 'there')).toBeUndefined()
    expect(await verify(both, text.slice(0, -2))).toBeUndefined()
    const ofAnother = await tokens(both, (secret) => keyFor(secret, 'another purpose')).sign(token())
    expect(await verify(both, ofAnother)).toBeUndefined()
    const longer = await token().setProtectedHeader({ alg: 'HS512', kid: '2' }).sign(keyOf(second.secret))
    expect(await verify(both, longer)).toBeUndefined()
  })

  it('from before keys had ids is one of the first', async () => {
    const text = await token().setProtectedHeader({ alg: 'HS256' }).sign(keyOf(first.secret))
    expect(await verify(both, text)).toMatchObject({ sub: 'asha' })
    expect(await verify(anew, text)).toBeUndefined()
  })
})

it('hashes and keys are of their secret, their text and their purpose', () => {
  const hashes = [
    keyedHash('secret', 'text'),
    keyedHash('secret', 'other'),
    keyedHash('other', 'text'),
    ...['one', 'two'].map((purpose) => keyFor('secret', purpose).export().toString('base64url')),
    keyFor('other', 'one').export().toString('base64url'),
  ]
  expect(new Set(hashes).size).toBe(6)
  expect(keyedHash('secret', 'text')).toBe(hashes[0])
  expect(keyFor('secret', 'one').export()).toHaveLength(32)
  expect([sameHash('a', 'a'), sameHash('a', 'b'), sameHash('a', 'ab'), sameHash('ab', 'a')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
