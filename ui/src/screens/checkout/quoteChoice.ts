import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { Calls } from '@jangteo/http/call/calls'
import type { CouponList, CouponQuote } from '../coupon/couponQuote.ts'

/** Applied choice, and why it isn't what the buyer chose (`null`: it is). */
export type AppliedQuote = { readonly quote: CouponQuote; readonly droppedText: string | null }

type Input = {
  readonly cartIds: readonly number[]
  /** The buyer's own choice; `null` for the best. */
  readonly choice: CouponList | null
  readonly signal: AbortSignal
}

type CouponCalls = {
  readonly [Name in 'best' | 'choose']: Pick<Calls['coupon'][Name], 'call'>
}

/** Total of a choice; one that can't be any more gives way to the best. */
export async function quoteChoice(calls: CouponCalls, asked: Input): Promise<AppliedQuote> {
  const { cartIds, choice, signal } = asked
  const cartIdList = [...cartIds]
  const best = () => calls.best.call({ cartId: cartIdList }, { signal })
  if (choice === null) return { quote: await best(), droppedText: null }
  try {
    const quote = await calls.choose.call({ cartIdList, couponList: choice }, { signal })
    return { quote, droppedText: null }
  } catch (error) {
    if (!isRefusal(error, 'COUPON_CHOICE_REFUSED')) throw error
    return { quote: await best(), droppedText: error.message }
  }
}
