import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { STAFF_ROUTES } from '@jangteo/http/staffContract.gen'
import { sendCsv } from '@jangteo/http/upload/sendCsv'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { STAFF_LINK } from '../../../lib/staffLink.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

type ShipFile = StaffAnswers['shipFile']['send']

/** The progress of a ship-file, as its page shows it. */
export type ShipFileData = StaffAnswers['shipFile']['detail']

/** Time between two questions how far a file is, in milliseconds. */
const ASK_AGAIN_MS = 1_000

/** Sends a ship-file and follows its rows until all are done; then the table is asked for again. */
export function useShipFile() {
  const toast = useToast()
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: (file: File) =>
      sendCsv<ShipFile>({ link: STAFF_LINK, route: STAFF_ROUTES.shipFile.send, file }),
    onError: (error) => toast({ text: refusalText(error) }),
  })
  const id = sending.data?.shipFileIdEncrypt ?? ''
  const { data: file } = useQuery({
    ...staffCalls.shipFile.detail.queryOptions({ input: { id } }),
    enabled: id !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.finished === true ? false : ASK_AGAIN_MS),
  })
  const isFinished = file?.finished ?? false
  useEffect(() => {
    if (!isFinished) return
    void queryClient.invalidateQueries({ queryKey: staffCalls.sellerOrder.key() })
  }, [isFinished, queryClient])
  return {
    file: file ?? null,
    isSending: sending.isPending,
    error: sending.error,
    send: sending.mutate,
    reset: sending.reset,
  }
}
