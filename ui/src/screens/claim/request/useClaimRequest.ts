import { claimRequestChart } from '@jangteo/core/claim/claimRequest.chart'
import type {
  ClaimSubmission,
  RequestOutcome,
  StepOutcome,
} from '@jangteo/core/claim/claimRequest.chart'
import { requestSteps, resumeStep } from '@jangteo/core/claim/request/claimRequest.rules'
import type { ClaimDraft, SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'
import { claimRequestView } from '@jangteo/core/claim/request/claimRequest.view'
import type { ClaimRequestView } from '@jangteo/core/claim/request/claimRequest.view'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useLocation } from '../../../lib/router.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { checkItems, quoteRefund, requestClaim } from './claimRequestActors.ts'
import type { RequestDeps } from './claimRequestActors.ts'
import { chooseItems, picksOf } from './claimRequestData.ts'
import type { RequestPage } from './claimRequestData.ts'
import { draftOf, emptyForm } from './claimRequestForm.ts'
import type { RequestForm } from './claimRequestForm.ts'
import { forgetForm, storeForm, readForm } from './claimRequestStore.ts'
import { readStep, requestedUrl } from './claimRequestUrl.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'
import { useStepHistory } from './useStepHistory.ts'

function provide(deps: RequestDeps) {
  return claimRequestChart.provide({
    actors: {
      checkItems: fromPromise<StepOutcome<null>, ClaimDraft>(({ input }) =>
        checkItems(deps, input),
      ),
      quoteRefund: fromPromise<StepOutcome<SeenQuote>, ClaimDraft>(({ input }) =>
        quoteRefund(deps, input),
      ),
      requestClaim: fromPromise<RequestOutcome, ClaimSubmission>(({ input }) =>
        requestClaim(deps, input),
      ),
    },
  })
}

type Send = ReturnType<typeof useMachine<typeof claimRequestChart>>[1]

/** Fills in a part of the form, also one that depends on how it is by then. */
type Change = (part: Partial<RequestForm> | ((form: RequestForm) => Partial<RequestForm>)) => void

/** A request as it is filled in, with the page it is filled into. */
export type RequestEntry = {
  readonly target: ClaimTarget
  readonly page: RequestPage
  readonly form: RequestForm
  readonly change: Change
  readonly view: ClaimRequestView
  /** Total of the claim; `null` until it was asked. */
  readonly quote: SeenQuote | null
  readonly send: Send
  readonly goBack: (steps: number) => void
}

/** The form as the tab stored it; what cannot be claimed any more is not chosen. */
function usePersistedForm(target: ClaimTarget, page: RequestPage) {
  const [form, setForm] = useState<RequestForm>(() => {
    const former = readForm(target) ?? emptyForm(target.itemIds)
    return { ...former, chosen: chooseItems(page, former.chosen) }
  })
  const change: Change = useCallback((part) => {
    setForm((former) => ({ ...former, ...(typeof part === 'function' ? part(former) : part) }))
  }, [])
  return { form, change }
}

/** Runs the request: keeps the form over a reload, its steps in the history, and goes to the claim when it is there. */
export function useClaimRequest(target: ClaimTarget, page: RequestPage): RequestEntry {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const { keyOf } = useRepeatKeys()
  const { search } = useLocation()
  const { form, change } = usePersistedForm(target, page)
  const [machine] = useState(() => provide({ calls, target, keyOf }))
  const [snapshot, send] = useMachine(machine, useInspection())
  const view = claimRequestView(snapshot)
  const onBack = useCallback(() => send({ type: 'buyer.goBack' }), [send])
  const { position, isBusy, requestedClaimId } = view
  const end = requestedClaimId === null ? null : requestedUrl(target, requestedClaimId)
  const goBack = useStepHistory({ target, position, isBusy, onBack, end })
  useEffect(() => {
    if (!snapshot.matches('arriving')) return
    const picked = { ...form, picks: picksOf(page, form) }
    const draft = draftOf(target.type, picked, page.receiver)
    const wanted = requestSteps(target.type)[readStep(search) - 1] ?? 'ITEMS'
    send({ type: 'draft.restored', draft, step: resumeStep(draft, wanted) })
  }, [snapshot, target, form, page, search, send])
  useEffect(() => {
    if (requestedClaimId === null) return storeForm(target, form)
    forgetForm(target)
    void queryClient.invalidateQueries({ queryKey: calls.order.key() })
    void queryClient.invalidateQueries({ queryKey: calls.coupon.key() })
    void queryClient.invalidateQueries({ queryKey: calls.claim.list.key() })
  }, [target, form, requestedClaimId, queryClient, calls])
  return { target, page, form, change, view, quote: snapshot.context.quote, send, goBack }
}
