import { beginRun, runToHash } from '@jangteo/core/flow/run.rules'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router.ts'
import { readStepNumber } from './orderReplay.ts'
import type { ReplayRow } from './orderReplay.ts'
import type { FlowPanelProps } from '../picture/flowScene.ts'

const STEP_MS = 1_500
/** Chart that stays open after the order of the address is closed. */
const CHART = 'orderItem'

/** The order that the address names, `null` for none, and what names another; the simulator's part stays as it is. */
export function useReplayedOrder() {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const write = (order: string | null, step: number | null) => {
    const search = new URLSearchParams(params)
    search.delete('order')
    search.delete('step')
    if (order !== null) search.set('order', order)
    if (step !== null) search.set('step', String(step))
    const options = { replace: true, preventScrollReset: true }
    const place = hash === '' ? runToHash(beginRun(CHART)) : hash
    void navigate({ search: search.toString(), hash: place }, options)
  }
  return { orderNumber: params.get('order'), step: params.get('step'), write }
}

/** The place in a replay: stored in the address, lit in the drawing, moved by hand or by itself. */
export function useReplayPlace(rows: readonly ReplayRow[], onShow: FlowPanelProps['onShow']) {
  const { orderNumber, step, write } = useReplayedOrder()
  const [isPlaying, setPlaying] = useState(false)
  const number = readStepNumber(step, rows.length)
  const scene = rows[number - 1]?.scene ?? null
  const isLast = number === rows.length
  const moves = isPlaying && !isLast
  const go = (next: number) => write(orderNumber, next)
  useEffect(() => onShow(scene), [onShow, scene])
  useEffect(() => {
    if (!moves) return undefined
    const timer = setTimeout(() => write(orderNumber, number + 1), STEP_MS)
    return () => clearTimeout(timer)
  })
  const play = () => {
    setPlaying(!moves)
    if (!moves && isLast) go(1)
  }
  const jump = (next: number) => {
    setPlaying(false)
    go(next)
  }
  return { number, isPlaying: moves, play, jump }
}
