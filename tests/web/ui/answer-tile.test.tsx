// @vitest-environment dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerTile } from '#web/ui/choices/answer-tile.tsx'
import { TileGrid } from '#web/ui/choices/tile-grid.tsx'
import { render } from './screen.tsx'

const frames: FrameRequestCallback[] = []
const painted = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0)
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame)))
afterEach(() => vi.unstubAllGlobals())

function show() {
  const onSelect = vi.fn()
  const user = render(
    <TileGrid label="Make">
      <AnswerTile label="Honda" onSelect={() => onSelect('Honda')} />
      <AnswerTile label="Tata" onSelect={() => onSelect('Tata')} />
    </TileGrid>,
  )
  const tile = (name: string) => screen.getByRole('button', { name })
  return { user, tile, onSelect }
}

it('a tile that answers shows that it was pressed, and answers once after that', async () => {
  const { user, tile, onSelect } = show()
  await user.dblClick(tile('Honda'))
  expect(tile('Honda').getAttribute('aria-pressed')).toBe('true')
  expect(onSelect).not.toHaveBeenCalled()

  await painted()
  expect(onSelect).toHaveBeenCalledOnce()
  expect(tile('Honda').getAttribute('aria-pressed')).not.toBe('true')
})

it('the first of two tiles pressed within one frame answers, and the next one after that', async () => {
  const { user, tile, onSelect } = show()
  await user.click(tile('Honda'))
  await user.click(tile('Tata'))
  expect(tile('Tata').getAttribute('aria-pressed')).not.toBe('true')
  await painted()
  expect(onSelect.mock.calls).toEqual([['Honda']])

  await user.click(tile('Tata'))
  await painted()
  expect(onSelect).toHaveBeenLastCalledWith('Tata')
})

it('a tile that is gone before its press was painted answers nothing', async () => {
  const { user, tile, onSelect } = show()
  await user.click(tile('Honda'))
  cleanup()
  await painted()
  expect(onSelect).not.toHaveBeenCalled()
})
