import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '#graphs/command/run.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'

const folder = mkdtempSync(join(tmpdir(), 'graphs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What was printed. */
class Kept extends Writable {
  readonly pieces: Buffer[] = []

  override _write(piece: Buffer, _: string, done: () => void) {
    this.pieces.push(piece)
    done()
  }
}

async function command(...args: string[]) {
  const [out, err] = [new Kept(), new Kept()]
  const code = await run(args, { out, err })
  return { code, out: Buffer.concat(out.pieces), err: Buffer.concat(err.pieces).toString() }
}

describe('the command that draws', () => {
  test('lists the machines where none is named', async () => {
    const { code, out } = await command()
    expect(code).toBe(0)
    expect(String(out).trim().split('\n')).toHaveLength(catalogue.length)
  })

  test.each([
    [['motr'], 'There is no machine motr in the catalogue: did you mean motor?\n'],
    [['motor', '--format', 'jpg'], /^There is no format jpg: /],
    [['motor', '--detail', 'expandd'], 'There is no detail expandd: did you mean expanded?\n'],
    [['motor', '--theme', 'drak'], 'There is no theme drak: did you mean dark?\n'],
    [['motor', '--fromat', 'svg'], 'There is no option --fromat: did you mean --format?\n'],
    [['motor', 'kyc'], 'One machine at a time: "kyc" is too much.\n'],
    [['./nowhere.ts#machine'], 'There is no file ./nowhere.ts.\n'],
    [['--all', '--watch'], '--watch follows one machine, and none is named.\n'],
    [['--all'], '--all needs --out DIR, the folder that it writes to.\n'],
    [['expiry', '--format', 'csv', '--out', '/dev/null/x'], /^--out: \/dev\/null\/x cannot be written: /],
  ])('says in one sentence what is wrong with %j', async (args, sentence) => {
    const { code, out, err } = await command(...args)
    expect({ code, out: String(out) }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('draws a machine of any file', async () => {
    const { code, out } = await command(
      './machines/motor/expiry/expiry.machine.ts#expiryMachine',
      '--theme',
      'dark',
    )
    expect(code).toBe(0)
    expect(String(out).slice(0, 5)).toBe('<svg ')
  })

  test('writes a picture', async () => {
    const { code, out } = await command('hand-over', '--format', 'png')
    expect(code).toBe(0)
    expect(out.subarray(1, 4).toString()).toBe('PNG')
    expect(out.readUInt32BE(16)).toBeGreaterThan(400)
  })

  test('writes a page that asks for nothing from elsewhere [DESIGN-13]', async () => {
    const { out } = await command('expiry', '--format', 'html')
    const page = String(out)
    expect(page).toContain("default-src 'none'")
    const [drawing = ''] = /<svg .*<\/svg>/s.exec(page) ?? []
    const { nodes, edges } = graphOf(expiryMachine)
    for (const { id } of nodes.slice(1)) expect(drawing).toContain(`data-state="${id}"`)
    for (const { id } of edges) expect(drawing).toContain(`data-edge="${id}"`)
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:\/\/|<script|<link|<img| src=|@import|url\(/,
    )
  })

  test('draws the picture of the motor machine that stands beside it', async () => {
    const { out } = await command('motor')
    expect(String(out) === readFileSync('machines/motor/motor.svg', 'utf8')).toBe(true)
  })

  test('writes every machine in every form [DESIGN-13]', async () => {
    const { code, err } = await command('--all', '--out', folder)
    expect({ code, err }).toEqual({ code: 0, err: `${catalogue.length * 4} files written to ${folder}.\n` })
    const files = readdirSync(folder)
    for (const { key } of catalogue)
      for (const extension of ['svg', 'mmd', 'json', 'html']) expect(files).toContain(`${key}.${extension}`)
    for (const file of files) expect(readFileSync(join(folder, file)).length).toBeGreaterThan(150)
  }, 120_000)
})
