import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { inLanguage, withoutTables } from '#server/assets/in-language.ts'
import { translate } from '#texts/translate.ts'

const inHindi = (source: string, catalogue: Record<string, string>) =>
  translate('src/web/a.view.tsx', source, new Map(Object.entries(catalogue)))?.code

it('puts the words where Hindi wants them, with what is filled in', () => {
  expect(inHindi(`const a = \`Step \${at} of \${all}\``, { 'Step {at} of {all}': '{all} में से {at}' })).toBe(
    `const a = \`\${all} में से \${at}\``,
  )
})

it('keeps elements and expressions within a text, and translates what stands in them', () => {
  const source = '<p>Read <a title="All terms">the terms</a> of {insurer ?? \'the insurer\'} first</p>'
  expect(
    inHindi(`const a = ${source}`, {
      'Read <a>the terms</a> of {1} first': 'पहले {1} की <a>शर्तें</a> पढ़ें',
      'All terms': 'सभी शर्तें',
      'the insurer': 'बीमा कंपनी',
    }),
  ).toBe('const a = <p>{"पहले "}{insurer ?? "बीमा कंपनी"}{" की "}<a title={"सभी शर्तें"}>{"शर्तें"}</a>{" पढ़ें"}</p>')
})

it('keeps the space around a text', () => {
  expect(inHindi("const a = label.replace(' (optional)', '')", { '(optional)': '(वैकल्पिक)' })).toBe(
    'const a = label.replace(" (वैकल्पिक)", \'\')',
  )
})

it('cannot be left by the words of a translation', () => {
  expect(inHindi(`const a = \`Hello \${b} there\``, { 'Hello {b} there': `a\`\${ c}\\ {b}` })).toBe(
    `const a = \`a\\\`\\\${ c}\\\\ \${b}\``,
  )
  expect(inHindi('const a = <p>Hello there</p>', { 'Hello there': '"{ c} < "' })).toBe(
    'const a = <p>{"\\"{ c} < \\""}</p>',
  )
})

it('refuses a translation that leaves something out', () => {
  expect(() => inHindi(`const a = \`Call \${number} now\``, { 'Call {number} now': 'अभी कॉल करें' })).toThrow(
    '{number}',
  )
})

it('knows where in the source its lines come from', () => {
  const source = "const a = 1\nconst b = 'Two words'"
  const translated = translate('src/web/a.view.tsx', source, new Map([['Two words', 'दो शब्द']]))
  expect(translated?.map.mappings).toContain(';')
})

it('leaves English pages as they are, without the tables that only other languages read', () => {
  expect(inLanguage('en')).toMatchObject({ transform: withoutTables })
  expect(inLanguage('en')).not.toHaveProperty('transformIndexHtml')
  expect(withoutTables('const a = {}', resolve('machines/reference/places.ts'))).toBeUndefined()
  for (const [file, entry, left] of [
    ['machines/reference/place-labels.ts', 'Thrissur', '= {}\n\nexport const placeLabel'],
    ['machines/reference/office-labels.ts', 'Yelahanka', '= {}\n\n/** The town'],
    ['src/texts/insurer-words/insurer-words.ts', 'new Map(knownTexts)', 'translatorOf(new Map())'],
  ] as const) {
    const source = readFileSync(file, 'utf8')
    const without = withoutTables(source, resolve(file))
    expect(source).toContain(entry)
    expect(without).not.toContain(entry)
    expect(without).toContain(left)
  }
})
