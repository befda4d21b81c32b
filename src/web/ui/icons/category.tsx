import type { ComponentType } from 'react'
import { Icon, type IconProps } from './icon.tsx'

const Health = (props: IconProps) => (
  <Icon
    d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20ZM12 10v5m-2.5-2.5h5"
    {...props}
  />
)
const Travel = (props: IconProps) => (
  <Icon d="M3 14.5 21 7l-4.5 12-4-5.5zm9.5-1L21 7M9 15.7V20l3-3.8" {...props} />
)

const Bike = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="6" cy="17.5" r="2.75" />
    <circle cx="19" cy="17.5" r="2.75" />
    <path d="M14.5 5h2l2.5 9.5M8.75 17.5h4.75c.3-2.6 1.6-4.5 4.3-5.5M3 15.5c0-2.8 1.6-4.3 4.5-4.3h4l2 6.3M4.5 8.5H11" />
  </Icon>
)

const Car = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 17v-4l1.8-1.2L8 7h7l3 4.8 2 1.2v4h-2m-8.5 0h5M6 17H4m2-5.2h12M11.5 7v4.8" />
    <circle cx="7.5" cy="17" r="2" />
    <circle cx="16.5" cy="17" r="2" />
  </Icon>
)

const Family = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="7" r="2.5" />
    <circle cx="16.5" cy="8" r="2" />
    <circle cx="12.5" cy="14" r="1.6" />
    <path d="M3.5 19v-2.5a4.5 4.5 0 0 1 7-3.7M20.5 19v-2a4 4 0 0 0-5.7-3.6M9.5 20v-.5a3 3 0 0 1 6 0v.5" />
  </Icon>
)

const Pet = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 12.5c-2.6 0-5 2.7-5 5 0 1.6 1.2 2.5 2.5 2.5 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.3 0 2.5-.9 2.5-2.5 0-2.3-2.4-5-5-5Z" />
    <ellipse cx="9.2" cy="6.5" rx="1.6" ry="2.3" />
    <ellipse cx="14.8" cy="6.5" rx="1.6" ry="2.3" />
    <ellipse cx="5" cy="11" rx="1.5" ry="2" />
    <ellipse cx="19" cy="11" rx="1.5" ry="2" />
  </Icon>
)

type CategoryName = 'health' | 'bike' | 'car' | 'family' | 'pet' | 'travel'

/** The drawing of each insurance category, by its key. */
export const categoryIcons: Readonly<Record<CategoryName, ComponentType<IconProps>>> = {
  health: Health,
  bike: Bike,
  car: Car,
  family: Family,
  pet: Pet,
  travel: Travel,
}
