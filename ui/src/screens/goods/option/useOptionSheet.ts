import { optionSheetChart } from '@jangteo/core/cart/optionSheet.chart'
import type { OptionOutcome, OptionSubmission } from '@jangteo/core/cart/optionSheet.chart'
import { optionRefusal, optionSheetView } from '@jangteo/core/cart/optionSheet.view'
import type { OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import type { RepeatKeys } from '../../../lib/repeatKeys.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { useSession } from '../../../parts/dialog/session.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { addOptions, refreshOptions } from './addOptions.ts'
import { useAddedToast } from './useAddedToast.ts'

type OptionHost = {
  readonly goodsId: number
  /** The options are a step of the history, which the payment page takes the place of: going back leads to the product. */
  readonly isStep: boolean
}

/** A running choice of options, which each part that shows it follows by itself: the frame around them stays as it is. */
export type OptionChoice = {
  readonly actor: ActorRefFrom<typeof optionSheetChart>
  readonly keys: RepeatKeys
}

/** The chart over the contract's calls; what it asks of the page is given once, because none of it changes. */
function useSheetMachine({ goodsId, isStep }: OptionHost) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { askForLogin } = useSession()
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
          if (refusal.remedy === 'LOGIN') return askForLogin(refusal.text)
          if (refusal.remedy === 'ADULT_CERTIFICATION') {
            return void navigate(routes.adultCertification(routes.productDetail(goodsId)))
          }
          toast({ text: refusal.text })
          refreshOptions({ calls, queryClient })
        },
        openCheckout: ({ context }) =>
          void navigate(routes.orderPayment(context.cartIds), { replace: isStep }),
      },
    }),
  )
  return machine
}

/** Runs the option sheet's chart, for a sheet or for options in the page. */
export function useOptionChoice(host: OptionHost): OptionChoice {
  const actor = useActorRef(useSheetMachine(host), useInspection())
  const keys = useRepeatKeys()
  return { actor, keys }
}

/** The choice as it is now. */
export function useOptionSheet({ actor, keys }: OptionChoice): OptionSheetView {
  const snapshot = useSelector(actor, (current) => current)
  return optionSheetView(snapshot, actor, keys.keyOf)
}

/** Ends a choice that the cart took, and calls `onAdded`. */
export function useOptionEnd(choice: OptionChoice, onAdded: () => void): OptionSheetView {
  const sheet = useOptionSheet(choice)
  const showAdded = useAddedToast()
  const finish = useEffectEvent(() => {
    sheet.dismiss()
    choice.keys.renew()
    showAdded()
    onAdded()
  })
  useEffect(() => {
    if (sheet.isAdded) finish()
  }, [sheet.isAdded])
  return sheet
}
