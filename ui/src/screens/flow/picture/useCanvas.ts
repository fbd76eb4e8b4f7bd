import type { FlowDrawing } from '@jangteo/core/flow/flow.codes'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from '../../../parts/layout/useReducedMotion.ts'
import { SCALE_MAX, SCALE_MIN, firstScale, viewOf, wholeScale } from './flowPicture.ts'

const ZOOM = 1.2
const DRAG_MIN = 4

/** Lets the keys scroll, and a mouse drag what is inside; a press that moved nothing stays a press. */
function listen(frame: HTMLElement): () => void {
  frame.tabIndex = 0
  let last: { readonly x: number; readonly y: number } | null = null
  let moved = 0
  const begin = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    last = { x: event.clientX, y: event.clientY }
    moved = 0
  }
  const move = (event: PointerEvent) => {
    if (last === null) return
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
    moved += Math.abs(dx) + Math.abs(dy)
    last = { x: event.clientX, y: event.clientY }
    frame.scrollBy({ left: -dx, top: -dy, behavior: 'instant' })
  }
  const end = () => {
    last = null
  }
  const press = (event: MouseEvent) => {
    if (moved > DRAG_MIN) event.stopPropagation()
    moved = 0
  }
  frame.addEventListener('pointerdown', begin)
  frame.addEventListener('click', press, true)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  return () => {
    frame.removeEventListener('pointerdown', begin)
    frame.removeEventListener('click', press, true)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
  }
}

type Scale = 'first' | 'whole' | number

function scaleOf(scale: Scale, drawing: FlowDrawing, frame: HTMLElement): number {
  const room = { width: frame.clientWidth, height: frame.clientHeight }
  if (scale === 'first') return firstScale(drawing, room)
  return scale === 'whole' ? wholeScale(drawing, room) : scale
}

/** The part of a drawing that is seen: how large, and where; it follows the state. */
export function useCanvas(
  frame: RefObject<HTMLElement | null>,
  { drawing, state }: { readonly drawing: FlowDrawing; readonly state: string },
) {
  const [wanted, setWanted] = useState<Scale>('first')
  const [scale, setScale] = useState(1)
  const isStill = useReducedMotion()
  useLayoutEffect(() => {
    const { current } = frame
    if (current === null) return undefined
    const measure = () => setScale(scaleOf(wanted, drawing, current))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame, drawing, wanted])
  useEffect(() => {
    const { current } = frame
    if (current === null) return
    const room = { width: current.clientWidth / scale, height: current.clientHeight / scale }
    const view = viewOf(drawing, state, room)
    current.scrollTo({
      left: (view.x + view.width / 2) * scale - current.clientWidth / 2,
      top: (view.y + view.height / 2) * scale - current.clientHeight / 2,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }, [frame, drawing, state, scale, isStill])
  useLayoutEffect(() => (frame.current === null ? undefined : listen(frame.current)), [frame])
  const zoom = (factor: number) =>
    setWanted(Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale * factor)))
  return {
    scale,
    isWhole: wanted === 'whole',
    zoomIn: () => zoom(ZOOM),
    zoomOut: () => zoom(1 / ZOOM),
    showWhole: () => setWanted(wanted === 'whole' ? 'first' : 'whole'),
  }
}
