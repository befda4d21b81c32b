import { type MouseEvent, useCallback, useRef } from 'react'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Plus } from '../../../ui/icons/interface.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Looking } from '../../address.ts'
import { isPlain } from '../../use-ways.ts'
import { PlacePanel } from '../place/place-panel.tsx'
import { Drawing } from './drawing.tsx'
import styles from './map.module.css'
import { spotOf } from './places.ts'
import { useHand } from './use-hand.ts'
import { useMapKeys } from './use-map-keys.ts'
import { useSight } from './use-sight.ts'
import { useZoom, type Zoom, zoomSteps } from './use-zoom.ts'

type CanvasProps = {
  looking: Looking
  drawing: { svg: string; width: number; height: number }
  /** Called whenever something was drawn. */
  onDrawn?: () => void
}

/** A drawing in its own scroll box, with the numbers of the selected place beside it. */
export function Canvas({ looking, drawing, onDrawn }: CanvasProps) {
  const { reply } = looking
  const box = useRef<HTMLElement>(null)
  const zoom = useZoom(box, drawing.width)
  useHand(box, zoom)
  useSight(box, looking.query.at)
  const keys = useMapKeys(box, looking, zoom)
  const drawn = useCallback(() => {
    keys.onDrawn()
    onDrawn?.()
  }, [keys.onDrawn, onDrawn])
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if ('dragged' in event.currentTarget.dataset) event.preventDefault()
    else openPlace(event, looking)
  }
  const size = zoom.scale === undefined ? undefined : { inlineSize: drawing.width * zoom.scale }
  return (
    <div className={styles.canvas}>
      <div className={styles.stage}>
        <section
          ref={box}
          aria-label={texts.drawing(reply.frame.machine.title)}
          aria-describedby="map-help"
          className={cx(styles.box, reply.place && styles.beside)}
          // A drawing without links also scrolls by keyboard.
          tabIndex={drawing.svg.includes('<a ') ? undefined : 0}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onClick={onClick}
        >
          <div className={cx(styles.drawing, zoom.scale !== undefined && styles.sized)} style={size}>
            <Drawing svg={drawing.svg} onDrawn={drawn} />
          </div>
        </section>
        <ZoomButtons zoom={zoom} />
      </div>
      {reply.place && <PlacePanel looking={looking} place={reply.place} />}
      <VisuallyHidden>
        <span id="map-help">{texts.mapHelp}</span>
        <span role="status">{keys.told}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The links of a drawing have the address it was drawn for, which may have changed since. */
function openPlace(event: MouseEvent, { to, go }: Looking): void {
  const place = event.target instanceof Element ? event.target.closest('a[data-state], a[data-edge]') : null
  if (!place || !isPlain(event)) return
  event.preventDefault()
  go(to({ at: spotOf(place).id }))
}

const ZoomButtons = ({ zoom: { by, reset } }: { zoom: Zoom }) => (
  <div className={styles.zoom}>
    <IconButton label={texts.zoomIn} icon={<Plus />} onClick={() => by(zoomSteps.factor)} />
    <IconButton label={texts.zoomOut} icon={<Icon d="M5 12h14" />} onClick={() => by(1 / zoomSteps.factor)} />
    <IconButton
      label={texts.actualSize}
      icon={<Icon d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />}
      onClick={reset}
    />
  </div>
)
