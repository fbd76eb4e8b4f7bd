import { pictureNameOfUrl } from '@jangteo/core/goods/picture.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { sendFiles } from '@jangteo/http/upload/sendFiles'
import type { UploadLink } from '@jangteo/http/upload/sendFiles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { smallerPhoto } from '../../../parts/file/smallerPhoto.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Sends pictures to the market; those that arrived are named as rows have them. `share` is the part that was sent, from 0 to 1. */
export function useSendPictures(link: UploadLink, onArrived: (names: readonly string[]) => void) {
  const toast = useToast()
  const [share, setShare] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const files: File[] = []
      for (const file of chosen) files.push(await smallerPhoto(file))
      const sent = { kind: 'IMAGE' as const, files, stills: new Map<number, Blob>() }
      const { signal } = new AbortController()
      return sendFiles(link, sent, { onProgress: setShare, signal })
    },
    onSuccess: (files) => onArrived(files.map(({ url }) => pictureNameOfUrl(url))),
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () => setShare(0),
  })
  return { mutate, isPending, share }
}
