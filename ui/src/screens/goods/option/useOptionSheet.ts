import { optionSheetChart } from '@jangteo/core/cart/optionSheet.chart'
import type { OptionOutcome, OptionSubmission } from '@jangteo/core/cart/optionSheet.chart'
import {
  optionRefusal,
  optionSheetVerbs,
  optionSheetView,
} from '@jangteo/core/cart/optionSheet.view'
import type { OptionSheetVerbs, OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { useLoginQuestion } from '../../../parts/dialog/loginQuestion.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { addOptions, refreshOptions } from './addOptions.ts'
import { useAddedToast } from './useAddedToast.ts'

/** The option sheet of a product, for as long as its page stays: what it shows, and what a buyer can do there. */
export type OptionSheet = { readonly view: OptionSheetView; readonly verbs: OptionSheetVerbs }

/** The chart over the contract's calls; what it asks of the page is given once, because none of it changes. */
function useSheetMachine(goodsId: number) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const askForLogin = useLoginQuestion()
  const [machine] = useState(() =>
    optionSheetChart.provide({
      actors: {
        submitOptions: fromPromise<OptionOutcome, OptionSubmission>(({ input }) =>
          addOptions({ calls, queryClient, goodsId }, input),
        ),
      },
      actions: {
        explainRefusal: ({ context }) => {
          const refusal = optionRefusal(context)
          if (refusal === null) return
          if (refusal.isResolvedByLogin) return void askForLogin(refusal.text)
          toast({ text: refusal.text })
          refreshOptions({ calls, queryClient })
        },
        openCheckout: ({ context }) =>
          void navigate(routes.orderPayment(context.cartIds), { replace: true }),
      },
    }),
  )
  return machine
}

/** Runs the option sheet's chart; `onAdded` closes the sheet. */
export function useOptionSheet(goodsId: number, onAdded: () => void): OptionSheet {
  const actor = useActorRef(useSheetMachine(goodsId), useInspection())
  const { keyOf, renew } = useRepeatKeys()
  const [verbs] = useState(() => optionSheetVerbs(actor, (...content) => keyOf(content)))
  const view = optionSheetView(useSelector(actor, (snapshot) => snapshot))
  const showAdded = useAddedToast()
  useEffect(() => {
    if (!view.isAdded) return
    verbs.dismiss()
    renew()
    showAdded()
    onAdded()
  }, [view.isAdded, verbs, renew, showAdded, onAdded])
  return { view, verbs }
}
