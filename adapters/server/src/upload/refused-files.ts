import type { UploadCode } from '@jangteo/core/upload/upload.codes'
import { uploadRefusalText } from '@jangteo/core/upload/upload.messages'
import type { UploadRefusal } from '@jangteo/core/upload/upload.rules'
import * as Effect from 'effect/Effect'
import { Refused } from '../call/refused.ts'

/** Ends a use case because files are not taken; the text names the figures of the case. */
export function refusedFiles(refusal: UploadRefusal): Effect.Effect<never, Refused<UploadCode>> {
  const { reason: code, params: data } = refusal
  return Effect.fail(new Refused<UploadCode>({ code, message: uploadRefusalText(refusal), data }))
}
