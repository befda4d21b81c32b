import { describe, expect, it } from 'vitest'
import { findTexts } from '#texts/find-texts.ts'

const inView = (source: string) => findTexts('src/web/a.view.tsx', source).map(({ english }) => english)
const inMachine = (source: string) =>
  findTexts('machines/a/a.events.ts', source).map(({ english }) => english)

describe('texts of a view', () => {
  it('are the words between elements, as they are shown', () => {
    expect(inView('const a = <p>\n  Your plan,\n  and its price\n</p>')).toEqual(['Your plan, and its price'])
  })

  it('hold expressions and elements of their line as holes', () => {
    expect(inView("const a = <p>Pay <b>{money}</b> by {formatDay(day, 'x')} &amp; no later</p>")).toEqual([
      'Pay <b>{money}</b> by {day} & no later',
    ])
  })

  it('are apart where a line break is dropped', () => {
    expect(inView('const a = <p>\n  Call us\n  <Phone />\n  At any time\n</p>')).toEqual([
      'Call us',
      'At any time',
    ])
  })

  it('are attributes that people read, and no others', () => {
    expect(inView('const a = <Field title="Your name" className="wide field" id="name" />')).toEqual([
      'Your name',
    ])
  })

  it('are what is chosen between, and not what it is chosen by', () => {
    expect(inView("const a = <p>{kind === 'two words' ? 'Bike' : 'Car'}</p>")).toEqual(['Bike', 'Car'])
    expect(inView("const a = (b) => ['Enter', 'Escape'].includes(b)")).toEqual([])
  })

  it('stand within texts too', () => {
    expect(inView(`const a = \`\${count} \${count === 1 ? 'plan' : 'plans'} found\``)).toEqual([
      '{count} {1} found',
      'plan',
      'plans',
    ])
  })

  it('name two expressions of one name apart, and one that comes twice once', () => {
    expect(inView(`const a = \`From \${a.name} to \${b.name}, \${a.name}\``)).toEqual([
      'From {name} to {name2}, {name}',
    ])
  })

  it('are not addresses, styles and media queries', () => {
    expect(
      inView(`const a = [\`/motor/\${id}\`, '(min-width: 64rem)', \`case-\${id}\`, \`\${wide} \${narrow}\`]`),
    ).toEqual([])
  })
})

describe('texts of a machine', () => {
  it('are labels and hints, and not the samples of testers', () => {
    const source =
      "const a = form('Continue', { name: { label: 'Name', hint: 'In full' } }, [{ name: 'Asha Sharma' }])"
    expect(inMachine(source)).toEqual(['Continue', 'Name', 'In full'])
  })

  it('are the labels of options, and not their values', () => {
    expect(inMachine("const a = [{ value: 'no information', label: 'no information' }]")).toHaveLength(1)
  })

  it('are not the labels of a long list, which are stored', () => {
    expect(inMachine("const other = { value: 'OTHER', label: 'Other or not known' }")).toEqual([])
  })

  it('are not what travels to the server', () => {
    expect(inMachine("const businessTypes = { rollover: 'not expired' }")).toEqual([])
    expect(inMachine("const a = { type: 'a two word event', target: 'some state' }")).toEqual([])
  })
})

it('finds the title and the description of a page', () => {
  const html =
    '<html><title>Safar: insurance</title><meta name="description" content="Compare cover" /></html>'
  expect(findTexts('src/web/index.html', html).map(({ english }) => english)).toEqual([
    'Safar: insurance',
    'Compare cover',
  ])
})
