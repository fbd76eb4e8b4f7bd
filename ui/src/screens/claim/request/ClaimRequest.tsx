import { MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { useWarm } from '../../../lib/whenIdle.ts'
import { useBlocker, useLocation } from '../../../lib/router.ts'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { ClaimRequestChanged } from './ClaimRequestChanged.tsx'
import { pageCall } from './claimRequestData.ts'
import type { RequestPage } from './claimRequestData.ts'
import { ClaimRequestHead } from './ClaimRequestHead.tsx'
import { ClaimRequestItems } from './ClaimRequestItems.tsx'
import { ClaimRequestReason } from './ClaimRequestReason.tsx'
import { ClaimRequestSkeleton } from './ClaimRequestSkeleton.tsx'
import { readStep } from './claimRequestUrl.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'
import { useClaimRequest } from './useClaimRequest.ts'

const loadPickup = () => import('./ClaimRequestPickup.tsx')
const ClaimRequestPickup = lazy(async () => ({ default: (await loadPickup()).ClaimRequestPickup }))
const loadRefund = () => import('./ClaimRequestRefund.tsx')
const ClaimRequestRefund = lazy(async () => ({ default: (await loadRefund()).ClaimRequestRefund }))

const STEPS = {
  ITEMS: ClaimRequestItems,
  REASON: ClaimRequestReason,
  PICKUP: ClaimRequestPickup,
  REFUND: ClaimRequestRefund,
} as const

/** Asks what may be claimed of the group now, whenever the page opens. */
export function ClaimRequest({ target }: { readonly target: ClaimTarget }) {
  const calls = useCalls()
  const { data: page } = useSuspenseQuery({
    ...pageCall(calls, target.type).queryOptions({
      input: { ordersIdEncrypt: target.ordersId, orderShippingPriceIdEncrypt: target.groupId },
    }),
    staleTime: 0,
    gcTime: 0,
  })
  return <OpenRequest target={target} page={page} />
}

type OpenProps = { readonly target: ClaimTarget; readonly page: RequestPage }

/** The page of the payment PIN is no way out: it leads back to where it was asked for. */
function isWayOut(from: string, to: string): boolean {
  return from !== to && to !== MARKET_PATHS.authPin
}

/** Asks once before a half-done request is left. */
function useExitGuard(isGuarded: boolean): void {
  const ask = useConfirm()
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarded && isWayOut(currentLocation.pathname, nextLocation.pathname),
  )
  useEffect(() => {
    if (state !== 'blocked') return
    const question = {
      title: '신청을 그만할까요?',
      text: '입력한 내용은 저장돼 있어요. 다시 들어오면 이어서 신청할 수 있어요.',
      acceptLabel: '나가기',
      dismissLabel: '계속하기',
    }
    void ask(question).then((isLeaving) => (isLeaving ? proceed() : reset()))
  }, [state, proceed, reset, ask])
}

function OpenRequest({ target, page }: OpenProps) {
  const entry = useClaimRequest(target, page)
  const { view } = entry
  const { search } = useLocation()
  const isResuming = view.isBusy && readStep(search) > view.position
  useExitGuard(view.isGuarded)
  useWarm(loadPickup)
  useWarm(loadRefund)
  if (isResuming && view.quote === null) return <ClaimRequestSkeleton />
  const Step = STEPS[view.step]
  return (
    <>
      <ClaimRequestHead type={target.type} step={view.step} steps={view.steps} />
      <Suspense>
        <Step entry={entry} />
      </Suspense>
      <ClaimRequestChanged
        changed={view.changed}
        onAccept={view.acceptChange}
        onDismiss={view.dismissChange}
      />
    </>
  )
}
