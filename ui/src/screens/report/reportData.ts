import type { ReportReason } from '@jangteo/core/report/report.codes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'

/** Subject of a report as its page names it. */
export type ReportTarget = { readonly kind: 'GOODS'; readonly id: number }

/** What a reporter filled in; `reportReasonEnum` is `null` while none is chosen. */
export type ReportInput = {
  readonly reportReasonEnum: ReportReason | null
  readonly text: string
}

/** The reasons to choose from, and if the caller reported the subject before. */
export function useReportForm({ id }: ReportTarget) {
  const calls = useCalls()
  return useQuery({ ...calls.report.goodsForm.queryOptions({ input: { id } }), staleTime: 0 })
}

/** Sends a report; the same one again is sent under the same key. */
export function useSendReport({ id }: ReportTarget, onSuccess: () => void) {
  const calls = useCalls()
  const { keyOf } = useRepeatKeys()
  return useMutation({
    mutationFn: (filled: ReportInput) => {
      const input = { id, ...filled }
      return calls.report.goods.call(input, { context: { idempotencyKey: keyOf(input) } })
    },
    onSuccess,
  })
}
