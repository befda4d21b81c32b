import { otherClass, vehicleName } from '#machines/motor/vehicle-words.ts'
import { categories, categoryOf } from '#machines/reference/categories.ts'
import { PlateForm } from '../shared/motor/plate/plate-form.tsx'
import { LinkButton } from '../ui/actions/link.tsx'
import { categoryIcons } from '../ui/icons/category.tsx'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'
import { QuoteModal } from './lazy-dialogs.tsx'

/** The number is looked up in the background; Check Quote waits for the answer a moment, no longer (C-04). */
export function PlatePanel(view: HomeView) {
  const { send, screen, model } = view
  const { found } = model
  const other = screen.state.endsWith('otherClass') && found ? otherClass(found) : undefined
  const vehicle = categoryOf(model.category ?? '')
  const complete = (registrationNumber: string) => {
    if (model.registrationNumber === registrationNumber) return
    send({ type: 'registration.completed', registrationNumber })
    void QuoteModal.preload()
  }
  return (
    <>
      <div className={styles.asked}>
        <h2 className={styles.question}>Which {vehicle?.label.toLowerCase() ?? 'bike or car'} is it?</h2>
        <VehicleSwitch {...view} />
      </div>
      <PlateForm
        vehicleType={vehicle?.vehicleType}
        initial={model.registrationNumber}
        lookUp={{
          found: hintOf(view),
          other: other && { ...other, onPress: () => send({ type: 'vehicleClass.corrected' }) },
          isAwaited: screen.state.endsWith('awaited'),
        }}
        onComplete={complete}
        onSubmit={(registrationNumber) => {
          complete(registrationNumber)
          send({ type: 'registration.given', registrationNumber })
        }}
        onSkip={() => send({ type: 'number.skipped' })}
        onNew={() => send({ type: 'newVehicle.chosen' })}
      />
    </>
  )
}

/** What the registry could not say of a number, or there is no number to ask it about. */
export const VehicleClassPanel = (view: HomeView) => (
  <>
    <h2 className={styles.question}>{view.screen.title}</h2>
    <VehicleSwitch {...view} />
    <div>
      <LinkButton onClick={() => view.send({ type: 'back' })}>Back to the number</LinkButton>
    </div>
  </>
)

/** Bike or Car; neither is taken before somebody, or the registry, has said so. */
const VehicleSwitch = ({ model, send }: HomeView) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
  <div role="group" aria-label="Vehicle" className={styles.vehicles}>
    {categories.flatMap(({ key, label, vehicleType }) => {
      const Icon = categoryIcons[key]
      return vehicleType ? (
        <button
          key={key}
          type="button"
          className={styles.vehicle}
          aria-pressed={vehicleType === (categoryOf(model.category ?? '') ?? model.found)?.vehicleType}
          onClick={() => send({ type: 'category.chosen', category: key })}
        >
          <Icon size={24} />
          {label}
        </button>
      ) : (
        []
      )
    })}
  </div>
)

function hintOf({ screen, model }: HomeView): string | undefined {
  if (screen.state.includes('lookingUp')) return `Looking up ${model.registrationNumber} …`
  if (!screen.state.endsWith('lookedUp')) return undefined
  return model.found && `We found your ${vehicleName(model.found)}.`
}
