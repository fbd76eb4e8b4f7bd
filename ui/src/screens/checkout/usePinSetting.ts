import { needsPin } from '@jangteo/core/payment/paymentMethod.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { usePinTrip } from '../../lib/pinTrip.ts'

/** Payment PIN that a way to pay needs. */
export type PinSetting = {
  /** True when it has to be set before the order is placed. */
  readonly isMissing: boolean
  /** Leaves for the page that sets it, and comes back to the form. */
  readonly set: () => void
}

/** Asks whether the member has a payment PIN once a way to pay that needs one is chosen. */
export function usePinSetting(method: PaymentMethod | null): PinSetting {
  const calls = useCalls()
  const leave = usePinTrip('PAYMENT')
  const isNeeded = method !== null && needsPin(method)
  const { data } = useQuery({ ...calls.pin.show.queryOptions(), enabled: isNeeded })
  return { isMissing: isNeeded && data?.isSet === false, set: () => leave() }
}
