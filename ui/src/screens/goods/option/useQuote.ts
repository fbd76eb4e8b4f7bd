import { correctQuote, quoteOptions } from '@jangteo/core/cart/optionQuote.view'
import type { OptionQuote, OptionQuoteFacts } from '@jangteo/core/cart/optionQuote.view'
import type { OptionSelection } from '@jangteo/core/cart/optionSelection.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts'
import { toGoodsList } from './addOptions.ts'
import { toServerQuote } from './optionQuoteFacts.ts'

/**
 * The price of a selection: at once by the rules, then as the server says, who knows the buyer and what changed since.
 * An answer to a former selection is never shown.
 */
export function useQuote(selection: OptionSelection, facts: OptionQuoteFacts): OptionQuote {
  const calls = useCalls()
  const rested = useDebouncedValue(selection)
  const input = { id: facts.goods.goodsId, goodsList: toGoodsList(rested) }
  const { data } = useQuery({
    ...calls.cart.miniCartPrice.queryOptions({ input }),
    enabled: rested.options.length > 0,
    staleTime: 0,
  })
  const quote = quoteOptions(selection, facts)
  return data === undefined || rested !== selection
    ? quote
    : correctQuote(quote, toServerQuote(data))
}
