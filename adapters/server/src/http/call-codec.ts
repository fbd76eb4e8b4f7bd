import { StandardOpenAPICodec, type StandardOpenAPICodecOptions } from '@orpc/openapi/standard'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'

/**
 * Answers as they are: a contract has nothing that `JSON.stringify` would write otherwise, and a copy of every object and
 * list was a thirtieth of what a list took.
 */
class AnswersAsTheyAre extends StandardOpenAPISerializer {
  override serialize(answer: unknown): unknown {
    return answer
  }
}

/** Indexes of a list in a query: `cartIdList[99]`; a list has a hundred items at most. */
const QUERY_INDEX_MAX = 99

/** Reads the input of a call from its address and body, and hands its answer on. */
export function createCallCodec(options: StandardOpenAPICodecOptions): StandardOpenAPICodec {
  const brackets = new StandardBracketNotationSerializer({
    maxBracketNotationArrayIndex: QUERY_INDEX_MAX,
  })
  return new StandardOpenAPICodec(
    new AnswersAsTheyAre(new StandardOpenAPIJsonSerializer(), brackets),
    options,
  )
}
