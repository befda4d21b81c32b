import { Icon, type IconProps } from './icon.tsx'

export const ArrowLeft = (props: IconProps) => <Icon d="M19 12H5m6-6-6 6 6 6" {...props} />
export const ArrowRight = (props: IconProps) => <Icon d="M5 12h14m-6-6 6 6-6 6" {...props} />
export const CalendarIcon = (props: IconProps) => (
  <Icon
    d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10h16M8 3v4m8-4v4"
    {...props}
  />
)
export const Chat = (props: IconProps) => <Icon d="M4 5h16v11H10l-4 4v-4H4z" {...props} />
export const Check = (props: IconProps) => <Icon d="m5 12.5 4.5 4.5L19 7.5" {...props} />
export const ChevronDown = (props: IconProps) => <Icon d="m6 9 6 6 6-6" {...props} />
export const ChevronLeft = (props: IconProps) => <Icon d="m14.5 6-6 6 6 6" {...props} />
export const ChevronRight = (props: IconProps) => <Icon d="m9.5 6 6 6-6 6" {...props} />
export const CloseIcon = (props: IconProps) => <Icon d="M6 6l12 12M18 6 6 18" {...props} />
export const Download = (props: IconProps) => <Icon d="M12 4v11m-5-5 5 5 5-5M5 20h14" {...props} />
export const FileIcon = (props: IconProps) => (
  <Icon d="M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm7 0v5h5" {...props} />
)
export const InfoIcon = (props: IconProps) => (
  <Icon d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.5v.01" {...props} />
)
export const Mail = (props: IconProps) => <Icon d="M4 6h16v12H4zm0 1 8 6 8-6" {...props} />
export const MenuIcon = (props: IconProps) => <Icon d="M4 7h16M4 12h16M4 17h10" {...props} />
export const Pause = (props: IconProps) => <Icon d="M8.5 5v14m7-14v14" {...props} />
export const Play = (props: IconProps) => <Icon d="M8 5v14l11-7z" {...props} />
export const Pencil = (props: IconProps) => <Icon d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" {...props} />
export const Phone = (props: IconProps) => (
  <Icon
    d="M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z"
    {...props}
  />
)
export const Pin = (props: IconProps) => (
  <Icon
    d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
)
export const Plus = (props: IconProps) => <Icon d="M12 5v14M5 12h14" {...props} />
export const Route = (props: IconProps) => (
  <Icon
    d="M6 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm12-10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 17H15a3 3 0 0 0 0-6H9a3 3 0 0 1-3-3 3 3 0 0 1 3-3h6.5"
    {...props}
  />
)
export const Search = (props: IconProps) => (
  <Icon d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5" {...props} />
)
export const Share = (props: IconProps) => (
  <Icon d="M12 15V4m-4 4 4-4 4 4M6 12v7a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-7" {...props} />
)
export const Shield = (props: IconProps) => (
  <Icon d="M12 3 5 6v5.5c0 4.4 2.9 7.7 7 9.5 4.1-1.8 7-5.1 7-9.5V6zm-3 9 2.2 2.2L15.5 10" {...props} />
)
export const SuccessIcon = (props: IconProps) => (
  <Icon d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.8 2.8 2.8L16 9.5" {...props} />
)
export const Trash = (props: IconProps) => (
  <Icon d="M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5" {...props} />
)
export const Upload = (props: IconProps) => <Icon d="M12 16V5m-5 5 5-5 5 5M5 20h14" {...props} />
export const UserIcon = (props: IconProps) => (
  <Icon d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 3.8-6 8-6s7.4 2 8 6" {...props} />
)
export const Wallet = (props: IconProps) => (
  <Icon
    d="M5 7h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a2 2 0 0 1 2-2h10m4 7h-4a1.5 1.5 0 0 0 0 3h4"
    {...props}
  />
)
export const WarningIcon = (props: IconProps) => <Icon d="M12 4 3 19.5h18zM12 10v4.5m0 2.5v.01" {...props} />
