// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AnswerTile } from '#web/ui/choices/answer-tile.tsx'
import { TileGrid } from '#web/ui/choices/tile-grid.tsx'
import { render } from './screen.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a tile that answers shows that it was pressed, and answers once after that', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const onSelect = vi.fn()
  const user = render(
    <TileGrid label="Make">
      <AnswerTile label="Honda" onSelect={onSelect} />
    </TileGrid>,
  )
  const tile = screen.getByRole('button', { name: 'Honda' })

  await user.dblClick(tile)
  expect(tile.getAttribute('aria-pressed')).toBe('true')
  expect(onSelect).not.toHaveBeenCalled()

  await act(async () => {
    for (const frame of frames) frame(0)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(onSelect).toHaveBeenCalledOnce()
  expect(tile.getAttribute('aria-pressed')).not.toBe('true')
})
