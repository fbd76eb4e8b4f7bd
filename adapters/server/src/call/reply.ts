import * as Context from 'effect/Context'

/** Headers of an answer besides its body. */
export type ReplyParts = {
  /** Hands the caller a new token, or takes it away with `null`. */
  readonly setToken: (token: string | null) => void
}

export class Reply extends Context.Service<Reply, ReplyParts>()('Reply') {}
