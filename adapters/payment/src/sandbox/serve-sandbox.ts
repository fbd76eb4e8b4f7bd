import { z } from 'zod'
import type { MessageLink } from './message-link.ts'
import type { SandboxCalls } from './sandbox-calls.ts'
import { type CallMessage, callMessage } from './sandbox-inputs.ts'

const numbered = z.looseObject({ id: z.int() })

function answer(calls: SandboxCalls, message: CallMessage): Promise<unknown> {
  switch (message.call) {
    case 'request':
      return calls.request(message.input)
    case 'confirm':
      return calls.confirm(message.input)
    case 'query':
      return calls.query(message.input)
    case 'cancel':
      return calls.cancel(message.input)
    case 'visit':
      return calls.visit(message.input)
    case 'startDelivery':
      return calls.startDelivery()
  }
}

/**
 * Answers the calls that arrive over a link, each as soon as its answer is there. A call that nobody can read fails at
 * its caller; what is no call is ignored.
 */
export function serveSandbox(link: MessageLink, calls: SandboxCalls): void {
  link.onMessage((received) => {
    const { id } = numbered.safeParse(received).data ?? {}
    if (id === undefined) return
    const { data, error } = callMessage.safeParse(received)
    if (data === undefined) {
      link.send({ id, failure: z.prettifyError(error) })
      return
    }
    answer(calls, data).then(
      (value) => link.send({ id, value }),
      (failure: unknown) => link.send({ id, failure: String(failure) }),
    )
  })
}
