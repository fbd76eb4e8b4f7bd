import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useRested } from '../../../lib/useRested.ts'
import { toGoodsList } from './optionChoice.ts'
import type { OptionChoiceState } from './optionChoice.ts'
import { correctQuote, quoteOptions } from './optionQuote.ts'
import type { OptionQuote, QuoteFacts } from './optionQuote.ts'

/**
 * The price of a choice: at once by the rules, then as the server says, who knows the buyer and what changed since.
 * An answer to a former choice is never shown.
 */
export function useQuote(choice: OptionChoiceState, facts: QuoteFacts): OptionQuote {
  const calls = useCalls()
  const rested = useRested(choice)
  const { goodsId } = facts.goods
  const input = { id: goodsId, goodsList: toGoodsList(rested) }
  const { data } = useQuery({
    ...calls.cart.miniCartPrice.queryOptions({ input }),
    enabled: rested.taken.length > 0,
    staleTime: 0,
  })
  const quote = quoteOptions(choice, facts)
  return data === undefined || rested !== choice ? quote : correctQuote(quote, data)
}
