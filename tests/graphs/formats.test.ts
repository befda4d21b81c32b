import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { toCsv, toJson, toMermaid, toScxml } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'

const lamp = setup({ guards: { hasPower: () => true } }).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { broken: '.gone' },
  states: {
    off: { on: { pressed: { guard: 'hasPower', target: 'on' } } },
    on: {
      meta: { title: 'Shines & "glows"' },
      type: 'parallel',
      after: { 60000: 'off' },
      states: {
        light: {},
        heat: { initial: 'cold', states: { cold: { always: 'warm' }, warm: {}, was: { type: 'history' } } },
      },
    },
    gone: { type: 'final' },
  },
})
const graph = graphOf(lamp)
const drawn = { key: 'lamp', title: 'Lamp', graph }

/** Names of opened and closed elements pair up; attributes stand in quotes. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml.replace(
    /<\?[^>]*\?>|<(\/?)([\w]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g,
    (_, ends, name, __, closed) => {
      if (ends === '/') open[open.length - 1] === name ? open.pop() : open.push('!')
      else if (name && closed !== '/') open.push(name)
      return ''
    },
  )
  return open.length === 0 && rest.trim() === ''
}

describe('a machine written in the words of others', () => {
  test('is SCXML: states within states, events, conditions and what remembers', () => {
    const xml = toScxml(drawn)
    expect(isWellFormed(xml)).toBe(true)
    expect(xml).toContain(
      '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="lamp" initial="lamp">',
    )
    expect(xml).toContain('<transition event="pressed" cond="hasPower()" target="lamp.on"/>')
    expect(xml).toContain('<parallel id="lamp.on">')
    expect(xml).toContain('<history id="lamp.on.heat.was"><transition target="lamp.on.heat.cold"/></history>')
    expect(xml).toContain('<final id="lamp.gone"/>')
    const timer = 'xstate.after.60000.lamp.on'
    expect(xml).toContain(`<onentry><send id="${timer}" event="${timer}" delay="60000ms"/></onentry>`)
    expect(xml).toContain(`<onexit><cancel sendid="${timer}"/></onexit>`)
  })

  test.each(catalogue.map(({ key, title, machine }) => ({ key, title, machine })))(
    'is sound SCXML of $key, its targets known',
    ({ key, machine }) => {
      const xml = toScxml({ key, graph: graphOf(machine) })
      expect(isWellFormed(xml)).toBe(true)
      const ids = [...xml.matchAll(/<\w+ id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      expect(ids.filter((id = '') => !/^[A-Za-z_][\w.-]*$/.test(id))).toEqual([])
      for (const [, call] of xml.matchAll(/event="(?:done|error)\.invoke\.([^"]+)"/g))
        expect(xml).toContain(`<invoke id="${call}"`)
      for (const [, timer] of xml.matchAll(/<transition event="(xstate\.after\.[^"]+)"/g))
        expect(xml).toContain(`<send id="${timer}" event="${timer}" delay`)
      for (const [, target = ''] of xml.matchAll(/(?:target|initial)="([^"]+)"/g))
        for (const id of target.split(' ')) expect(ids).toContain(id)
    },
  )

  test('is Mermaid: nested states, regions, words instead of code', () => {
    const lines = toMermaid(drawn)
      .split('\n')
      .map((line) => line.trim())
    expect(lines[0]).toBe('stateDiagram-v2')
    expect(lines).toContain('state "Shines #38; #34;glows#34;" as s2')
    expect(lines).toContain('s1 --> s2 : pressed, if has power')
    expect(lines).toContain('s2 --> s1 : after 1 min')
    expect(lines).toContain('--')
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(
      lines.filter((line) => line === '}').length,
    )
  })

  test('is JSON: what is declared, and its words', () => {
    const { machine, states, transitions } = JSON.parse(toJson(drawn))
    expect(machine).toBe('lamp')
    expect(states).toHaveLength(graph.nodes.length)
    expect(states[1]).toEqual({ id: 'lamp.off', title: 'Off', type: 'atomic', parent: 'lamp' })
    expect(transitions.find(({ event }: { event: string }) => event === 'pressed')).toEqual({
      id: 'lamp.off pressed 0',
      source: 'lamp.off',
      targets: ['lamp.on'],
      event: 'pressed',
      branch: 0,
      guard: 'hasPower',
      words: 'pressed, if has power',
    })
  })

  test('is CSV that no spreadsheet takes for a formula', () => {
    const odd = {
      nodes: graph.nodes,
      edges: [
        { id: '=1+1', source: 'lamp.off', targets: ['lamp.on'], event: 'a', branch: 0, reenter: false },
      ],
    }
    const [head, row] = toCsv({ graph: odd }).split('\r\n')
    expect(head).toBe('transition,source,from,event,condition,target,to')
    expect(row).toBe(`'=1+1,lamp.off,Off,a,,lamp.on,"Shines & ""glows"""`)
  })
})
