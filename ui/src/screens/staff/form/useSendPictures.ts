import { pictureNameOfUrl } from '@jangteo/core/goods/picture.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { sendFiles } from '@jangteo/http/upload/sendFiles'
import type { UploadLink } from '@jangteo/http/upload/sendFiles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { smallerPhoto } from '../../../parts/file/smallerPhoto.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Pictures of one request. */
const SENT_COUNT_MAX = 5

type Arrived = {
  readonly names: readonly string[]
  /** Reason why the others did not arrive; `null` when all did. */
  readonly failure: unknown
}

/**
 * Sends pictures to the market, so many at once as a request takes; those that arrived are named as rows have them, also
 * when others failed. `share` is the part that was sent, from 0 to 1.
 */
export function useSendPictures(link: UploadLink, onArrived: (names: readonly string[]) => void) {
  const toast = useToast()
  const [share, setShare] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: readonly File[]): Promise<Arrived> => {
      const names: string[] = []
      const { signal } = new AbortController()
      try {
        for (let first = 0; first < chosen.length; first += SENT_COUNT_MAX) {
          const files: File[] = []
          for (const file of chosen.slice(first, first + SENT_COUNT_MAX)) {
            files.push(await smallerPhoto(file))
          }
          const sent = { kind: 'IMAGE' as const, files, stills: new Map<number, Blob>() }
          const onProgress = (part: number) =>
            setShare((first + part * files.length) / chosen.length)
          const arrived = await sendFiles(link, sent, { onProgress, signal })
          names.push(...arrived.map(({ url }) => pictureNameOfUrl(url)))
        }
        return { names, failure: null }
      } catch (failure) {
        return { names, failure }
      }
    },
    onSuccess: ({ names, failure }) => {
      if (names.length > 0) onArrived(names)
      if (failure !== null) toast({ text: refusalText(failure) })
    },
    onSettled: () => setShare(0),
  })
  return { mutate, isPending, share }
}
