import {
  type Answer,
  aBuyer,
  type Buyer,
  DEMO_PASSWORD,
  type RefusalBody,
} from '../../support/buyer.ts'
import type { End, Traffic } from '../traffic.ts'

/** A refusal that ended what a buyer was about. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export type PatientBuyer = Buyer & {
  /** Posts a form to the gateway's window and answers where it leads to. */
  readonly choose: (
    windowUrl: string,
    form: Readonly<Record<string, string>>,
  ) => Promise<URLSearchParams>
}

export type Patience = {
  /** The address of a server that runs; while none does, it is waited for. */
  readonly url: () => Promise<string>
  /** Called before every try of a call; its answer is called with the end of the try. */
  readonly begin: Traffic['begin']
}

type Sent = Parameters<Buyer['call']>[2]

/** The server took too long, broke, lost its database or what became of a commit: the call is made again. */
const NO_ANSWER = new Set(['TIMED_OUT', 'SYSTEM_ERROR', 'SERVICE_UNAVAILABLE', 'OUTCOME_UNKNOWN'])

/** The way fetch reports a connection that broke: before the head of the answer, and after it. */
const BROKEN = new Set(['fetch failed', 'terminated'])

type Address = { url: string }

/** Makes calls again for as long as they do not reach a server, or their answer does not come back. */
function insistAt(at: Address, { url, begin }: Patience) {
  return async <Result>(
    name: string,
    attempt: () => Promise<Result>,
    endOf: (result: Result) => End = () => 'answered',
  ): Promise<Result> => {
    for (;;) {
      at.url = await url()
      const report = begin(name)
      try {
        const result = await attempt()
        report(endOf(result))
        return result
      } catch (error) {
        if (!isLost(error)) throw error
        report(isUnreached(error) ? 'unreached' : 'lost')
      }
    }
  }
}

/**
 * A buyer who makes a call again, the same with the same key, for as long as its answer is lost: a killed server
 * took it along, and nobody knows what had been done by then.
 */
export function aPatientBuyer(patience: Patience): PatientBuyer {
  const at = { url: '' }
  const buyer = aBuyer(at)
  const insist = insistAt(at, patience)

  async function call<Body = RefusalBody>(
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<Answer<Body>> {
    for (;;) {
      const answer = await insist(
        `${method} ${path}`,
        () => buyer.call<Body & Partial<RefusalBody>>(method, path, sent),
        (given) => (codeOf(given) === 'SYSTEM_ERROR' ? 'broken' : 'answered'),
      )
      if (!NO_ANSWER.has(codeOf(answer))) return answer
    }
  }

  async function ask<Body>(method: string, path: string, sent: Sent = {}): Promise<Body> {
    const { status, body } = await call<Body & Partial<RefusalBody>>(method, path, sent)
    if (status !== 200) throw new Refused(body.code ?? String(status))
    return body
  }

  const choose: PatientBuyer['choose'] = async (windowUrl, form) => {
    const response = await insist(`POST ${windowUrl}`, () =>
      fetch(new URL(windowUrl, at.url), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      }),
    )
    return new URL(response.headers.get('location') ?? '', at.url).searchParams
  }

  const logIn = async (loginId: string) => {
    await ask('POST', '/accounts/login', { body: { loginId, password: DEMO_PASSWORD } })
  }

  return { ...buyer, call, ask, choose, logIn }
}

function codeOf({ status, body }: Answer<Partial<RefusalBody>>): string {
  return status === 200 ? '' : (body.code ?? '')
}

/** Nothing was sent: nobody listened there any more. */
function isUnreached({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

/** The connection was refused or broke, before the answer or within it. */
function isLost(error: unknown): error is Error {
  if (error instanceof SyntaxError) return true
  return error instanceof TypeError && BROKEN.has(error.message)
}
