import { refuse } from '@jangteo/core/decision/decision.rules'
import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { FORM_BYTES_MAX, FormStop, TOO_LARGE } from './form-limits.ts'

/**
 * Time for which somebody who was refused may go on sending, in milliseconds: browsers read no answer before they have
 * sent.
 */
const REFUSED_MS_MAX = 5_000

type FeedResult = {
  readonly request: IncomingMessage
  readonly parser: Writable
  readonly restMaxMs: number
}

/** Lets what is still on its way run into nothing, for a while. */
function drain(request: IncomingMessage): void {
  request.resume()
  const timer = setTimeout(() => request.destroy(), REFUSED_MS_MAX).unref()
  request.once('close', () => clearTimeout(timer))
}

/**
 * Leads a request into a parser until the parser has finished. Throws whatever `listen` was reported to stop for, a
 * `FormStop` when the form is no form, rests too long, is too long, or is cut; the request lives on, to be answered.
 */
export function feed(
  { request, parser, restMaxMs }: FeedResult,
  listen: (stop: (reason: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    let hasEnded = false
    let timer: NodeJS.Timeout | undefined
    const end = (settle: () => void) => {
      if (hasEnded) return
      hasEnded = true
      clearTimeout(timer)
      settle()
    }
    const stop = (reason: unknown) =>
      end(() => {
        parser.on('error', () => undefined).destroy()
        drain(request)
        reject(reason)
      })
    const awaitMore = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(new FormStop(refuse('TIMED_OUT'))), restMaxMs)
    }
    const onCut = () => {
      if (!request.complete) stop(new FormStop(refuse('CUT')))
    }
    const onData = (chunk: Buffer) => {
      if (hasEnded) return
      awaitMore()
      bytes += chunk.length
      if (bytes > FORM_BYTES_MAX) stop(new FormStop(TOO_LARGE))
      else if (!parser.write(chunk) && !parser.destroyed) request.pause()
    }
    listen(stop)
    parser.once('error', () => stop(new FormStop(refuse('BAD_INPUT'))))
    parser.once('finish', () => end(resolve)).on('drain', () => request.resume())
    request.on('data', onData).once('end', () => parser.end())
    request.once('error', onCut).once('close', onCut)
    awaitMore()
  })
}
