import { useQuery } from '@tanstack/react-query'
import { listColleagues } from '#contract/desk/lead.calls.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { all } from './options.ts'

type AgentFilterProps = { agent: string | undefined; onChange: (agent: string | undefined) => void }

/** Whose journeys an admin looks at; one who has left stays chosen by the address. */
export function AgentFilter({ agent, onChange }: AgentFilterProps) {
  const { data = [] } = useQuery({ queryKey: [listColleagues.path], queryFn: readAgents }, queryClient)
  const known = data.map(({ username, name }) => ({ value: username, label: name }))
  const left = agent === undefined || known.some(({ value }) => value === agent) ? [] : [agent]
  return (
    <Field label="Agent">
      <Select
        options={[
          { value: all, label: 'Anybody' },
          ...known,
          ...left.map((value) => ({ value, label: value })),
        ]}
        value={agent ?? all}
        onChange={(next) => onChange(next === all ? undefined : next)}
      />
    </Field>
  )
}

const readAgents = async ({ signal }: { signal: AbortSignal }) =>
  bodyOf(await send(listColleagues, {}, { signal })).data
