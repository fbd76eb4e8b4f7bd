import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { whenIdle } from '../../../lib/whenIdle.ts'

/** Records that the product was viewed, once for each time that its page opens, when the browser is idle. */
export function useViewRecord(goodsId: number): void {
  const calls = useCalls()
  const { mutate } = useMutation(calls.favorite.recordRecent.mutationOptions())
  useEffect(() => whenIdle(() => mutate({ goodsIdList: [goodsId] })), [mutate, goodsId])
}
