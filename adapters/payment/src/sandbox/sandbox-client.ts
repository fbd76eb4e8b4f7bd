import type { z } from 'zod'
import type { MessageLink } from './message-link.ts'
import { answerMessage, SANDBOX_ANSWERS } from './sandbox-answers.ts'
import { ANSWER_MS_MAX, type SandboxCalls, SandboxSilence } from './sandbox-calls.ts'

type Waiting = {
  readonly resolve: (value: unknown) => void
  readonly reject: (failure: Error) => void
  readonly timer: NodeJS.Timeout
}

type ClientSettings = { readonly answerMsMax?: number }

/**
 * Calls a sandbox at the other end of a link. A call that is not answered in time fails with `SandboxSilence`, whatever
 * became of it there: a repeated call with the same figures is answered as the first.
 */
export function connectSandbox(
  link: MessageLink,
  { answerMsMax = ANSWER_MS_MAX }: ClientSettings = {},
): SandboxCalls {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  link.onMessage((message) => {
    const { data: answer } = answerMessage.safeParse(message)
    const caller = answer === undefined ? undefined : waiting.get(answer.id)
    if (answer === undefined || caller === undefined) return
    waiting.delete(answer.id)
    clearTimeout(caller.timer)
    if ('failure' in answer) caller.reject(new Error(answer.failure))
    else caller.resolve(answer.value)
  })
  const ask = async <Answer>(
    call: keyof SandboxCalls,
    shape: z.ZodType<Answer>,
    input: unknown,
  ) => {
    const id = (lastId += 1)
    const value = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new SandboxSilence(`the sandbox did not answer ${call} in ${answerMsMax} ms`))
      }, answerMsMax)
      waiting.set(id, { resolve, reject, timer })
      link.send({ id, call, input })
    })
    return shape.parse(value)
  }
  return {
    request: (request) => ask('request', SANDBOX_ANSWERS.request, request),
    confirm: (request) => ask('confirm', SANDBOX_ANSWERS.confirm, request),
    query: (gatewayOrderId) => ask('query', SANDBOX_ANSWERS.query, gatewayOrderId),
    cancel: (request) => ask('cancel', SANDBOX_ANSWERS.cancel, request),
    visit: (request) => ask('visit', SANDBOX_ANSWERS.visit, request),
    startDelivery: () => ask('startDelivery', SANDBOX_ANSWERS.startDelivery, null),
  }
}
