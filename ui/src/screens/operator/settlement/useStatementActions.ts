import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

/** Says what became of statements that were approved together: the first reason where one was refused. */
function approvedText(results: readonly { readonly message: string | null }[]): string {
  const refused = results.flatMap(({ message }) => message ?? [])
  const [first] = refused
  const count = results.length - refused.length
  return first === undefined
    ? `${count}건을 승인했어요.`
    : `${count}건을 승인했고 ${refused.length}건은 못 했어요. ${first}`
}

/** Approves statements, and sends approved ones to the bank; `onDone` follows either. */
export function useStatementActions(onDone: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const keys = useRepeatKeys()
  const onError = (error: unknown) => toast({ text: refusalText(error) })
  const onSettled = () =>
    queryClient.invalidateQueries({ queryKey: staffCalls.operatorSettlement.key() })
  const approve = useMutation(
    staffCalls.operatorSettlement.approve.mutationOptions({
      onSuccess: ({ results }) => {
        toast({ text: approvedText(results) })
        onDone()
      },
      onError,
      onSettled,
    }),
  )
  const send = useMutation({
    mutationFn: (statementIdEncryptList: readonly string[]) => {
      const input = { statementIdEncryptList: [...statementIdEncryptList] }
      const context = { idempotencyKey: keys.keyOf(input) }
      return staffCalls.operatorSettlement.send.call(input, { context })
    },
    onSuccess: ({ payoutIdEncrypt }) => {
      keys.renew()
      toast({ text: '이체를 요청했어요. 파일을 받아 은행에서 이체해 주세요.' })
      void navigate(operatorRoutes.payoutDetail(payoutIdEncrypt))
    },
    onError,
    onSettled,
  })
  return { approve, send: { isPending: send.isPending, run: send.mutate } }
}
