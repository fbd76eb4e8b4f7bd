import { SELLER_UNIQUE_FIELDS } from '@jangteo/core/seller/sellerApplication.codes'
import type { SellerUniqueField } from '@jangteo/core/seller/sellerApplication.codes'
import { decideSellerField } from '@jangteo/core/seller/sellerApplication.rules'
import { sellerApplyChart } from '@jangteo/core/seller/sellerApply.chart'
import type {
  ApplyAnswer,
  AskedApplication,
  AskedUnique,
  UniqueAnswer,
} from '@jangteo/core/seller/sellerApply.chart'
import { sellerApplyView } from '@jangteo/core/seller/sellerApply.view'
import type { SellerApplyView } from '@jangteo/core/seller/sellerApply.view'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { useInspection } from '../../../lib/useInspection.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { applyForStore, checkUnique } from './applyActors.ts'
import { forgetApplyDraft } from './applyDraft.ts'

function provide() {
  return sellerApplyChart.provide({
    actors: {
      checkUnique: fromPromise<UniqueAnswer, AskedUnique>(({ input }) =>
        checkUnique(staffCalls.seller, input),
      ),
      applyForStore: fromPromise<ApplyAnswer, AskedApplication>(async ({ input }) => {
        const answer = await applyForStore(staffCalls.seller, input)
        if (answer.kind === 'applied') forgetApplyDraft()
        return answer
      }),
    },
  })
}

/** Runs the chart of the application for the page. */
export function useSellerApply(): SellerApplyView {
  const [machine] = useState(provide)
  const [snapshot, , actor] = useMachine(machine, useInspection())
  return sellerApplyView(snapshot, actor)
}

/** Texts of the five fields as they are typed. */
type UniqueTexts = Readonly<Record<SellerUniqueField, string>>

type UniqueChecks = {
  /** The field was left: its text is checked once the checks before it are answered. */
  readonly leave: (field: SellerUniqueField) => void
  /** Every text is checked that was not found free; then the form is sent. */
  readonly checkAll: () => void
}

/** The text of a field that is right and still has to be checked; `null` for any other. */
function openText(view: SellerApplyView, field: SellerUniqueField, text: string): string | null {
  const decided = decideSellerField(field, text)
  if (!decided.ok || view.fields[field].isTaken) return null
  return decided.value === view.free[field] ? null : decided.value
}

/**
 * Checks the five fields as they are left, one after the other, and has the form sent once all are. A text whose check was
 * not answered is asked for again only by `checkAll`.
 */
export function useUniqueChecks(
  view: SellerApplyView,
  texts: UniqueTexts,
  onChecked: () => void,
): UniqueChecks {
  const left = useRef<ReadonlySet<SellerUniqueField>>(new Set())
  const tried = useRef<Partial<Record<SellerUniqueField, string>>>({})
  const isSending = useRef(false)
  const [, setAsked] = useState(0)
  useEffect(() => {
    if (view.isBusy || !view.canType) return
    for (const field of SELLER_UNIQUE_FIELDS) {
      const value = left.current.has(field) ? openText(view, field, texts[field]) : null
      if (value !== null && tried.current[field] !== value) {
        tried.current = { ...tried.current, [field]: value }
        view.check({ field, value })
        return
      }
    }
    if (isSending.current) onChecked()
    isSending.current = false
  })
  return {
    leave: (field) => {
      left.current = new Set([...left.current, field])
      setAsked((count) => count + 1)
    },
    checkAll: () => {
      left.current = new Set(SELLER_UNIQUE_FIELDS)
      tried.current = {}
      isSending.current = true
      setAsked((count) => count + 1)
    },
  }
}
