import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Plus } from '../../../ui/icons/interface.tsx'
import styles from './map.module.css'
import { type Zoom, zoomSteps } from './use-zoom.ts'

export const ZoomButtons = ({ zoom: { by, fit } }: { zoom: Zoom }) => (
  <div className={styles.zoom}>
    <IconButton label={texts.zoomIn} icon={<Plus />} onClick={() => by(zoomSteps.factor)} />
    <IconButton label={texts.zoomOut} icon={<Icon d="M5 12h14" />} onClick={() => by(1 / zoomSteps.factor)} />
    <IconButton label={texts.fit} icon={<Icon d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />} onClick={fit} />
  </div>
)
