/**
 * The specification's client state (spec §3): a copy of choices for the next visit, written by the journeys and read by
 * none of them while they run.
 *
 *   policyState.set({ RegistrationNumber: 'RJ-14-CA-1234' })
 *   policyState.reset('selectedPlan')          one slice back to empty
 *   policyState.removeError('Digit')
 *   policyState.forgetJourney()                all that belongs to a lead
 */
import { limits, wire } from '#machines/reference/limits.ts'
import { Listeners } from '../listeners.ts'
import { browserStorage, type StorageItem, storageItem, tabStorage } from '../storage.ts'
import { inBrowserState, inTabState, journeyKeys, type PolicyState, type Slice, version } from './state.ts'
import { throttled } from './throttled.ts'

type Places = {
  browser: StorageItem<{ version: typeof version }>
  tab: StorageItem<{ version: typeof version }>
}

const browserKeys = new Set(Object.keys(inBrowserState.entries))

export class PolicyStateStore {
  readonly #places: Places
  readonly #changes = new Listeners<void>()
  readonly #saving: ReturnType<typeof throttled>
  #state: PolicyState

  constructor(places: Places) {
    this.#places = places
    this.#state = this.#read()
    this.#saving = throttled(() => this.#write(), limits.persistMs)
  }

  readonly get = (): PolicyState => this.#state
  readonly subscribe = this.#changes.add

  set(change: Partial<PolicyState>): void {
    this.#become({ ...this.#state, ...change })
  }

  reset(slice: Slice): void {
    this.#become({ ...this.#state, [slice]: undefined })
  }

  removeError(apiName: string): void {
    const apiErrorResponse = this.#state.apiErrorResponse?.filter((error) => error.Api_name !== apiName)
    this.set({ apiErrorResponse })
  }

  forgetJourney(): void {
    this.set(Object.fromEntries(journeyKeys.map((key) => [key, undefined])))
  }

  /** Flushes the throttled write. */
  flush(): void {
    this.#saving.flush()
  }

  /** Another tab wrote to storage. */
  reread(): void {
    this.#state = this.#read()
    this.#changes.tell()
  }

  #become(next: PolicyState): void {
    this.#state = next
    this.#saving.call()
    this.#changes.tell()
  }

  #read(): PolicyState {
    const { version: _, ...state } = { ...this.#places.browser.read(), ...this.#places.tab.read() }
    return state
  }

  #write(): void {
    const entries = Object.entries(this.#state)
    const part = (isIn: (key: string) => boolean) => Object.fromEntries(entries.filter(([key]) => isIn(key)))
    this.#places.browser.write({ version, ...part((key) => browserKeys.has(key)) })
    this.#places.tab.write({ version, ...part((key) => !browserKeys.has(key)) })
  }
}

export const policyState = new PolicyStateStore({
  browser: storageItem(browserStorage, wire.stateKey, inBrowserState),
  tab: storageItem(tabStorage, wire.stateKey, inTabState),
})
