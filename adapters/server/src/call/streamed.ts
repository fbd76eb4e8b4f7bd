import * as Context from 'effect/Context'
import type { IncomingMessage } from 'node:http'

/** The body of the running request, for the calls that read it themselves. */
export class StreamedBody extends Context.Service<
  StreamedBody,
  { readonly request: IncomingMessage | null }
>()('StreamedBody') {}
