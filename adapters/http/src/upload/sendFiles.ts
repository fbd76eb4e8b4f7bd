import type { uploadedFile } from '@jangteo/contract/upload/upload.schemas'
import { parseJson } from '@jangteo/core/decision/json.rules'
import type { FileKind } from '@jangteo/core/upload/upload.codes'
import { REQUEST_TIMEOUT_MS } from '../call/contractLink.ts'
import { CALL_ROUTES } from '../contract.gen.ts'
import { decodeRefusal, localRefusal } from '../refusal/refusal.ts'

/** A file that is stored, as the market reports it. */
export type UploadedFile = (typeof uploadedFile)['_zod']['output']

/** The files of one request: one kind, five at most. */
export type SentFiles = {
  readonly kind: FileKind
  readonly files: readonly File[]
  /** Stills of videos by the place of their file. */
  readonly stills: ReadonlyMap<number, Blob>
}

type UploadProgress = { readonly loaded: number; readonly total: number }

/** Part of XMLHttpRequest that is used: unlike fetch, it reports progress. */
export type UploadRequest = {
  open: (method: string, url: string) => void
  setRequestHeader: (name: string, value: string) => void
  send: (body: FormData) => void
  abort: () => void
  readonly status: number
  readonly responseText: string
  addEventListener: (name: 'load' | 'error', listener: () => void) => void
  readonly upload: {
    addEventListener: (name: 'progress', listener: (event: UploadProgress) => void) => void
  }
}

export type UploadLink = {
  readonly baseUrl: string
  /** Method and path of the form, `POST /…`; that of buyers when left out. */
  readonly route?: string
  readonly openRequest: () => UploadRequest
  /** The credential header at the time of the call. */
  readonly readCredential: () => string
  readonly restMaxMs?: number
  readonly answerMaxMs?: number
}

export type SendOptions = {
  /** Hears the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Time limit for the answer once everything was sent, in milliseconds: pictures are encoded meanwhile. */
export const UPLOAD_ANSWER_MAX_MS = 60_000

function formOf({ kind, files, stills }: SentFiles): FormData {
  const form = new FormData()
  form.append('filesTypeEnum', kind)
  for (const file of files) form.append('files', file, file.name)
  for (const [place, still] of stills) form.append('thumbnails', still, `${place}.jpg`)
  return form
}

function readAnswer({ status, responseText }: UploadRequest): readonly UploadedFile[] {
  const body = parseJson(responseText)
  if (status !== 200) throw decodeRefusal(status, body)
  if (typeof body !== 'object' || body === null || !('filesList' in body)) {
    throw localRefusal('API_FAILURE')
  }
  return body.filesList as readonly UploadedFile[]
}

/**
 * Sends the files of one request. The 10 s of other calls count only while nothing goes; when all was sent, the market
 * has a minute. All of a request are stored, or none: what arrived with an earlier one is never sent again. Refusals:
 * those of the call, TIMED_OUT, NETWORK_ERROR, API_FAILURE; who aborts gets the abort's reason. Source: spec §7, §9.
 */
export function sendFiles(
  link: UploadLink,
  sent: SentFiles,
  { onProgress, signal }: SendOptions,
): Promise<readonly UploadedFile[]> {
  const { restMaxMs = REQUEST_TIMEOUT_MS, answerMaxMs = UPLOAD_ANSWER_MAX_MS } = link
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = link.openRequest()
    let timer: ReturnType<typeof setTimeout>
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const stop = (reason: unknown) => {
      request.abort()
      end(() => reject(reason))
    }
    const onAbort = () => stop(signal.reason)
    const wait = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(localRefusal('TIMED_OUT')), ms)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total)
      wait(loaded < total ? restMaxMs : answerMaxMs)
    })
    request.addEventListener('error', () => end(() => reject(localRefusal('NETWORK_ERROR'))))
    request.addEventListener('load', () =>
      end(() => {
        try {
          resolve(readAnswer(request))
        } catch (error) {
          reject(error)
        }
      }),
    )
    signal.addEventListener('abort', onAbort)
    const [method = '', path = ''] = (link.route ?? CALL_ROUTES.upload.files).split(' ')
    request.open(method, link.baseUrl + path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('authorization', link.readCredential())
    wait(restMaxMs)
    request.send(formOf(sent))
  })
}
