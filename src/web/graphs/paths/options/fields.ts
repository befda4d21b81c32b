import type { Outline } from '#contract/views/paths.ts'
import { criteria, type WrittenQuery } from '#contract/views/suite-query.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { withOption } from '../address.ts'
import { eventText } from '../event-labels.ts'
import { shortId } from '../outline/tree.ts'

export type OptionsProps = ViewProps<typeof pathsPageMachine> & { outline: Outline }

/** Sets an option; returns its error. */
export function optionsOf({ model, send }: Pick<OptionsProps, 'model' | 'send'>) {
  const { written, errors } = model
  return {
    written,
    errorOf: (name: keyof WrittenQuery) => errors.find(({ path }) => path === name)?.message,
    write: (name: keyof WrittenQuery) => (value: string | undefined) =>
      send({ type: 'options.changed', written: withOption(written, name, value ?? '') }),
  }
}

export const criterionOf = ({ model }: Pick<OptionsProps, 'model'>) =>
  criteria.find((one) => one === (model.written.criterion ?? 'transitions'))

type Choice = { value: string; label: string }

/** Every state of a machine, and unknown names that were typed, so that they can be corrected. */
export function stateOptions(outline: Outline, written: string | undefined): Choice[] {
  const states = outline.nodes
    .filter(({ parent, type }) => parent !== undefined && type !== 'history')
    .map(({ id, title }) => ({ value: id, label: withTitle(shortId(outline, id), title) }))
  const isKnown = written === undefined || states.some(({ value }) => value === written)
  return isKnown ? states : [{ value: written, label: written }, ...states]
}

const withTitle = (name: string, title: string | undefined) => (title ? `${name} (${title})` : name)

/** Whatever can be a target: states, events, transitions, tags. */
export function targetOptions(outline: Outline): Choice[] {
  const events = [...new Set(outline.edges.map(({ event }) => event))].filter((event) => event !== '')
  return [
    ...stateOptions(outline, undefined).map(({ value, label }) => ({ value, label: `State ${label}` })),
    ...events.map((event) => ({ value: event, label: `Event ${eventText(event)}` })),
    ...outline.tags.map((tag) => ({ value: tag, label: `Tag ${tag}` })),
    ...outline.edges.map(({ id, source, event, branch }) => ({
      value: id,
      label: `Transition ${shortId(outline, source)} ${eventText(event)}${branch > 0 ? ` ${branch + 1}` : ''}`,
    })),
  ]
}
