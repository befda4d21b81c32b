import type { Looking } from '../../address.ts'
import { machineAddressOf } from '../../address.ts'
import { chosenText } from './chosen-text.ts'
import { fieldsOf } from './fields.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { DayPresets } from './presets.tsx'

/** Which traffic of a machine counts. */
export const MachineFilters = ({ looking: { machine, query, reply, to, go } }: { looking: Looking }) => (
  <FilterMenu chosen={chosenText(query, reply.frame)}>
    <DayPresets period={reply.frame} to={to} />
    <FilterForm
      fields={fieldsOf(query, reply.frame)}
      query={query}
      addressOf={(changed) => machineAddressOf(machine, changed)}
      go={go}
    />
  </FilterMenu>
)
