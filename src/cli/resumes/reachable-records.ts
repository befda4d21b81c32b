import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { explore } from '#paths/explore/explore.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import type { Version } from './version.ts'

/** Every record that the saved machines of a version can hold, explored from their starts with their samples. */
export function* reachableRecords({ products, catalogue }: Version, today: string): Generator<JourneyRecord> {
  for (const { emptyRecord, machines } of products) {
    const seen = new Set<string>()
    for (const { machine } of machines) {
      const testModel = catalogue.find((one) => one.machine === machine)
      if (!testModel) continue
      for (const { snapshot } of explore(modelOf(testModel, today)).nodes) {
        const record: JourneyRecord = { ...emptyRecord, ...snapshot.context.record }
        const text = JSON.stringify(record)
        if (seen.has(text)) continue
        seen.add(text)
        yield JSON.parse(text)
      }
    }
  }
}
