import { answerOf, type LinkDeps } from '../call/contractLink.ts'

/** Time for a file to arrive and be answered, in milliseconds; its rows are carried out afterwards. */
const SEND_TIMEOUT_MS = 60_000

/** A CSV file on its way to a call whose body it is. */
export type SentCsv = {
  readonly link: Omit<LinkDeps, 'routes'>
  /** Method and path of the call, such as `STAFF_ROUTES.shipFile.send`. */
  readonly route: string
  readonly file: Blob
}

/**
 * Sends a CSV file as the body of a call and returns its answer, which the caller knows the shape of. Refusals: those of
 * the call, TIMED_OUT after a minute, NETWORK_ERROR, API_FAILURE for an answer that can't be read.
 */
export async function sendCsv<Answer>({ link, route, file }: SentCsv): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS)
  const send = () =>
    link.fetch(link.baseUrl + path, {
      method,
      body: file,
      headers: {
        accept: 'application/json',
        authorization: link.readCredential(),
        'content-type': 'text/csv',
      },
      credentials: link.credentials ?? 'same-origin',
      signal: timeout,
    })
  return (await answerOf(send, timeout)) as Answer
}
