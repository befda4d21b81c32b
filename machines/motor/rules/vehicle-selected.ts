import { type VehicleKind, vehicleModals } from '../../reference/policies.ts'

/** The chosen kind of vehicle as it goes along to the wizard (spec §2). */
export const vehicleSelected = (vehicleType: VehicleKind) => ({
  selectedVehicleType: { vehicleModal: vehicleModals[vehicleType], vehicleType },
})
