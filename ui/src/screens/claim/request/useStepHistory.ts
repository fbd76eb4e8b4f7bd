import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { readStep, stepUrl } from './claimRequestUrl.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'

/** Number of the page's steps that stand before an entry of the history, by its state. */
function depthOf(state: unknown): number {
  const isStep = typeof state === 'object' && state !== null && 'depth' in state
  return isStep && typeof state.depth === 'number' ? state.depth : 0
}

type Steps = {
  readonly target: ClaimTarget
  /** Place where the request is, from 1. */
  readonly position: number
  /** True while it waits for an answer, which may move it to another step. */
  readonly isBusy: boolean
  /** The browser went a step back. */
  readonly onBack: () => void
  /** The browser went a step forward: goes on with what is filled in, or says that it can't. */
  readonly onForward: () => boolean
  /** Entry that replaces all steps in the history; `null` while the request goes on. */
  readonly end: string | null
}

/**
 * Every step of a request is a step of the history, so that going back goes to the step before, and a reload opens the
 * same one. Going forward again is like the step's button: what follows is asked again, and what is refused goes back.
 */
export function useStepHistory(steps: Steps): (count: number) => void {
  const { target, position, isBusy, onBack, onForward, end } = steps
  const location = useLocation()
  const { key, search } = location
  const navigate = useNavigate()
  const known = useRef({ position: 0, key: '' })
  const urlStep = readStep(search)
  const depth = depthOf(location.state)
  const goBackOnce = useEffectEvent(onBack)
  const goForwardOnce = useEffectEvent(onForward)
  const tried = useRef('')
  useEffect(() => {
    if (isBusy) return
    const former = known.current
    known.current = { position, key }
    if (position === urlStep) return
    if (former.position !== position) {
      const isFurther = position > urlStep && former.position > 0
      const options = { replace: !isFurther, state: { depth: isFurther ? depth + 1 : depth } }
      void navigate(stepUrl(target, position), options)
      return
    }
    if (urlStep > position) {
      const isRefused = tried.current === key
      tried.current = key
      if (isRefused || !goForwardOnce()) void navigate(position - urlStep)
      return
    }
    if (former.key === key) return
    for (let step = urlStep; step < position; step += 1) goBackOnce()
  }, [position, isBusy, urlStep, key, depth, target, navigate])
  useEffect(() => {
    if (end === null) return
    if (depth === 0) void navigate(end, { replace: true })
    else void navigate(-depth)
  }, [end, depth, navigate])
  return (count) => {
    if (depth >= count) return void navigate(-count)
    void navigate(stepUrl(target, Math.max(1, position - count)), { replace: true })
  }
}
