import type { ReportReason } from '@jangteo/core/report/report.codes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'

/** Subject of a report as its page names it: a product, or a text by its opaque id. */
export type ReportTarget =
  | { readonly kind: 'GOODS'; readonly id: number }
  | { readonly kind: 'QUESTION' | 'REVIEW'; readonly id: string }

/** The form as filled in; `reportReasonEnum` is `null` while none is chosen. */
export type ReportInput = {
  readonly reportReasonEnum: ReportReason | null
  readonly text: string
}

/** The reasons to choose from, and if the caller reported the subject before. */
export function useReportForm(target: ReportTarget) {
  const { report: calls } = useCalls()
  const ofGoods = useQuery({
    ...calls.goodsForm.queryOptions({ input: { id: target.kind === 'GOODS' ? target.id : 0 } }),
    enabled: target.kind === 'GOODS',
    staleTime: 0,
  })
  const ofText = useQuery({
    ...calls.bbsForm.queryOptions({ input: { id: target.kind === 'GOODS' ? '' : target.id } }),
    enabled: target.kind !== 'GOODS',
    staleTime: 0,
  })
  return target.kind === 'GOODS' ? ofGoods : ofText
}

/** Sends a report; the same one again is sent under the same key. */
export function useSendReport(target: ReportTarget, onSuccess: () => void) {
  const { report: calls } = useCalls()
  const { keyOf } = useRepeatKeys()
  return useMutation({
    mutationFn: (filled: ReportInput) => {
      const context = { idempotencyKey: keyOf({ ...target, ...filled }) }
      return target.kind === 'GOODS'
        ? calls.goods.call({ id: target.id, ...filled }, { context })
        : calls.bbs.call({ id: target.id, ...filled }, { context })
    },
    onSuccess,
  })
}
