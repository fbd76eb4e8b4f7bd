import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { whenIdle } from '../../lib/whenIdle.ts'

/** Records that an exhibition was opened, once for each time that its page opens, when the browser is idle. */
export function useExhibitionRecord(exhibitionId: number): void {
  const calls = useCalls()
  const { mutate } = useMutation(calls.favorite.recordRecentExhibition.mutationOptions())
  useEffect(
    () => whenIdle(() => mutate({ exhibitionIdList: [exhibitionId] })),
    [mutate, exhibitionId],
  )
}

/** Records that an event was opened, in the same way. */
export function useEventRecord(eventId: string): void {
  const calls = useCalls()
  const { mutate } = useMutation(calls.favorite.recordRecentEvent.mutationOptions())
  useEffect(() => whenIdle(() => mutate({ eventIdEncryptList: [eventId] })), [mutate, eventId])
}
