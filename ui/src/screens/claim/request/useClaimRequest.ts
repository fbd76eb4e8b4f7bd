import { claimRequestChart } from '@jangteo/core/claim/claimRequest.chart'
import type {
  ClaimRequestInput,
  ClaimSubmission,
  RequestOutcome,
  StepOutcome,
} from '@jangteo/core/claim/claimRequest.chart'
import {
  onlyClaimable,
  requestSteps,
  resumeStep,
} from '@jangteo/core/claim/request/claimRequest.rules'
import { heldPickupDay } from '@jangteo/core/claim/request/pickupDay.rules'
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
import { chooseItems, claimableItems, draftStart, pageCall, picksOf } from './claimRequestData.ts'
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

/** Fills in a part of the form, also one that depends on how it is by then. */
type Change = (part: Partial<RequestForm> | ((form: RequestForm) => Partial<RequestForm>)) => void

/** A request as it is filled in, with the page it is filled into. */
export type RequestEntry = {
  readonly target: ClaimTarget
  readonly page: RequestPage
  readonly form: RequestForm
  readonly change: Change
  readonly view: ClaimRequestView
  readonly goBack: (steps: number) => void
}

/** The form as the tab stored it; what cannot be claimed any more is not chosen, nor is a day that is past. */
function usePersistedForm(target: ClaimTarget, page: RequestPage) {
  const [form, setForm] = useState<RequestForm>(() => {
    const former = readForm(target) ?? emptyForm(target.itemIds)
    const only = onlyClaimable(claimableItems(page))
    return {
      ...former,
      chosen: chooseItems(page, only === null ? former.chosen : [only]),
      pickupOn: heldPickupDay(former.pickupOn, page.pickupDayList),
    }
  })
  const change: Change = useCallback((part) => {
    setForm((former) => ({ ...former, ...(typeof part === 'function' ? part(former) : part) }))
  }, [])
  return { form, change }
}

type Opened = { readonly form: RequestForm; readonly search: string }

/** Draft of the form as it is filled in. */
function filledDraft(page: RequestPage, form: RequestForm): ClaimDraft {
  return draftOf(draftStart(page), { ...form, picks: picksOf(page, form) })
}

/** Draft of the form as the page opens, and the step of its address as far as the draft has come. */
function inputOf(page: RequestPage, { form, search }: Opened): ClaimRequestInput {
  const draft = filledDraft(page, form)
  const steps = requestSteps(draft)
  const wanted = steps[readStep(search) - 1] ?? steps[0] ?? 'ITEMS'
  return { draft, firstStep: resumeStep(draft, wanted) }
}

/** Loads the page again when the pickup is refused: the days that it offers may have passed. */
function useFreshDays({ type }: ClaimTarget, { notice }: ClaimRequestView): void {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const isRefused = notice?.stepToCorrect === 'PICKUP'
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: pageCall(calls, type).key() })
  }, [isRefused, type, calls, queryClient])
}

/** Runs the request: keeps the form over a reload, its steps in the history, and goes to the claim when it is there. */
export function useClaimRequest(target: ClaimTarget, page: RequestPage): RequestEntry {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const { keyOf } = useRepeatKeys()
  const { search } = useLocation()
  const { form, change } = usePersistedForm(target, page)
  const [{ machine, input }] = useState(() => ({
    machine: provide({ calls, target, keyOf }),
    input: inputOf(page, { form, search }),
  }))
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  const view = claimRequestView(snapshot, actor)
  const { position, isBusy, requestedClaimId } = view
  useFreshDays(target, view)
  const end = requestedClaimId === null ? null : requestedUrl(target, requestedClaimId)
  const onForward = () => view.goOn(filledDraft(page, form))
  const goBack = useStepHistory({ target, position, isBusy, onBack: view.goBack, onForward, end })
  useEffect(() => {
    if (requestedClaimId === null) return storeForm(target, form)
    forgetForm(target)
    void queryClient.invalidateQueries({ queryKey: calls.order.key() })
    void queryClient.invalidateQueries({ queryKey: calls.coupon.key() })
    void queryClient.invalidateQueries({ queryKey: calls.claim.list.key() })
  }, [target, form, requestedClaimId, queryClient, calls])
  return { target, page, form, change, view, goBack }
}
