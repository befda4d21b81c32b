import { Icon, type IconProps } from '../ui/icons/icon.tsx'

export const First = (props: IconProps) => <Icon d="M6 5v14M19 6l-8 6 8 6z" {...props} />
export const Previous = (props: IconProps) => <Icon d="M16 6l-8 6 8 6z" {...props} />
export const Play = (props: IconProps) => <Icon d="M8 5.5v13l10.5-6.5z" {...props} />
export const Pause = (props: IconProps) => <Icon d="M9 6v12M15 6v12" {...props} />
export const Next = (props: IconProps) => <Icon d="M8 6l8 6-8 6z" {...props} />
export const Last = (props: IconProps) => <Icon d="M18 5v14M5 6l8 6-8 6z" {...props} />
